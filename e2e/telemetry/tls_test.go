package telemetry

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlplog/otlploggrpc"
	"go.opentelemetry.io/otel/exporters/otlp/otlplog/otlploghttp"
	"go.opentelemetry.io/otel/log"
	sdklog "go.opentelemetry.io/otel/sdk/log"
	"go.opentelemetry.io/otel/sdk/resource"
	"google.golang.org/grpc/credentials"

	"github.com/obstack/obstack/impl/patience"
)

// authority signs certificates of this machine.
type authority struct {
	certificate *x509.Certificate
	key         *ecdsa.PrivateKey
}

func newAuthority(t *testing.T) authority {
	t.Helper()
	key := must[*ecdsa.PrivateKey](t)(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "CA"}, NotBefore: time.Now().Add(-time.Hour),
		NotAfter: time.Now().Add(time.Hour), IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign,
	}
	der := must[[]byte](t)(x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key))
	return authority{must[*x509.Certificate](t)(x509.ParseCertificate(der)), key}
}

// write makes a certificate, and writes it and its key.
func (a authority) write(t *testing.T, serial int64, certFile, keyFile string) {
	t.Helper()
	key := must[*ecdsa.PrivateKey](t)(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	template := &x509.Certificate{
		SerialNumber: big.NewInt(serial), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	der := must[[]byte](t)(x509.CreateCertificate(rand.Reader, template, a.certificate, &key.PublicKey, a.key))
	private := must[[]byte](t)(x509.MarshalPKCS8PrivateKey(key))
	for file, block := range map[string]*pem.Block{
		certFile: {Type: "CERTIFICATE", Bytes: der}, keyFile: {Type: "PRIVATE KEY", Bytes: private},
	} {
		if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTLS has SDKs that trust an authority send to a server with its certificate, and then one that trusts another.
func TestTLS(t *testing.T) {
	t.Parallel()
	ca, dir := newAuthority(t), t.TempDir()
	cert, key := filepath.Join(dir, "tls.pem"), filepath.Join(dir, "tls.key")
	ca.write(t, 2, cert, key)
	s := start(t, "--otlp-tls-cert", cert, "--otlp-tls-key", key)
	if !strings.HasPrefix(s.OTLPGRPC, "https://") || !strings.HasPrefix(s.OTLPHTTP, "https://") {
		t.Fatalf("the URLs are %s and %s", s.OTLPGRPC, s.OTLPHTTP)
	}
	trusting := func(a authority) *tls.Config {
		pool := x509.NewCertPool()
		pool.AddCert(a.certificate)
		return &tls.Config{RootCAs: pool}
	}
	headers := map[string]string{"authorization": "Bearer " + s.Keys.IngestionKey}
	over := func(config *tls.Config, timeout time.Duration) map[string]sdklog.Exporter {
		ctx := t.Context()
		return map[string]sdklog.Exporter{
			"grpc": must[sdklog.Exporter](t)(otlploggrpc.New(ctx, otlploggrpc.WithEndpointURL(s.OTLPGRPC),
				otlploggrpc.WithTLSCredentials(credentials.NewTLS(config)), otlploggrpc.WithHeaders(headers),
				otlploggrpc.WithRetry(otlploggrpc.RetryConfig{}), otlploggrpc.WithTimeout(timeout))),
			"http": must[sdklog.Exporter](t)(otlploghttp.New(ctx, otlploghttp.WithEndpointURL(s.OTLPHTTP+"/v1/logs"),
				otlploghttp.WithTLSClientConfig(config), otlploghttp.WithHeaders(headers),
				otlploghttp.WithRetry(otlploghttp.RetryConfig{}), otlploghttp.WithTimeout(timeout))),
		}
	}
	send := func(name string, to sdklog.Exporter) error {
		application := resource.NewSchemaless(attribute.String("service.name", name))
		logs := sdklog.NewLoggerProvider(sdklog.WithResource(application), sdklog.WithProcessor(sdklog.NewBatchProcessor(to)))
		var r log.Record
		r.SetTimestamp(time.Now())
		r.SetBody(attribute.StringValue("encrypted"))
		logs.Logger("shop").Emit(t.Context(), r)
		return logs.Shutdown(t.Context())
	}
	for name, to := range over(trusting(ca), patience.Timeout) {
		if err := send(name, to); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		s.wantCharted(t, "Logs", `ServiceName:"`+name+`"`, nil, 1)
	}
	for name, to := range over(trusting(newAuthority(t)), 10*time.Second) {
		if send(name, to) == nil {
			t.Errorf("%s: it trusts another authority", name)
		}
	}
	s.OTLPHTTP = "http" + strings.TrimPrefix(s.OTLPHTTP, "https")
	if a := s.Telemetry(t, "logs", logs("plain", record("x"))); a.Status != 400 {
		t.Errorf("without TLS: %d %s", a.Status, a.Body)
	}
}
