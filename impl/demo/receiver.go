package demo

// ReceiverAddress is where the sample alerts send their notifications, and SigningSecret what signs them. It is no secret:
// it is "this-secret-is-for-the-demo-only" in base64.
const (
	ReceiverAddress = "127.0.0.1:8090"
	SigningSecret   = "whsec_dGhpcy1zZWNyZXQtaXMtZm9yLXRoZS1kZW1vLW9ubHk="
)
