package soulwright.diagnostic;

/** Another place that helps to understand a finding: "first set here", "declared here". */
public record Related(Place place, String message) {}
