package api

// Violates compares a value with the threshold, and with the upper bound of the types that have one. The bounds are part
// of what above, below and between mean. A type that no API has written is never violated.
func (t AlertThresholdType) Violates(value, threshold, upper float64) bool {
	switch t {
	case AlertThresholdTypeAbove:
		return value >= threshold
	case AlertThresholdTypeAboveExclusive:
		return value > threshold
	case AlertThresholdTypeBelow:
		return value < threshold
	case AlertThresholdTypeBelowOrEqual:
		return value <= threshold
	case AlertThresholdTypeEqual:
		return value == threshold
	case AlertThresholdTypeNotEqual:
		return value != threshold
	case AlertThresholdTypeBetween:
		return threshold <= value && value <= upper
	case AlertThresholdTypeNotBetween:
		return value < threshold || value > upper
	}
	return false
}

// IsRange reports whether the threshold has an upper bound.
func (t AlertThresholdType) IsRange() bool {
	return t == AlertThresholdTypeBetween || t == AlertThresholdTypeNotBetween
}
