package engine_test

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	chproto "github.com/ClickHouse/ch-go/proto"
	"github.com/ClickHouse/clickhouse-go/v2/lib/column"
	"github.com/ClickHouse/clickhouse-go/v2/lib/proto"
	"github.com/go-json-experiment/json/jsontext"

	"github.com/obstack/obstack/impl/engine"
)

// mixed is a result of 100,000 rows with columns as logs and traces have them.
const mixed = `SELECT toDateTime64('2026-01-05 10:00:00', 9) + number AS t, toLowCardinality('service-' || toString(number % 8)) AS s,
	'request ' || toString(number) || ' took ' || toString(number % 997) || ' ms' AS body, number AS n, number / 7 AS f,
	if(number % 3 = 0, NULL, number / 3) AS o, map('http.status', '200', 'user.id', toString(number % 1000)) AS m, ['a', toString(number)] AS a
	FROM numbers(100000)`

// BenchmarkReaders reads it with this package, with the driver's decoder, and as lines of JSON.
func BenchmarkReaders(b *testing.B) {
	e, _ := benchmarkEngine(b)
	socket := &http.Client{Transport: &http.Transport{
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, "unix", e.Socket())
		},
	}}
	defer socket.CloseIdleConnections()
	answer := func(format string) []byte {
		res, err := socket.Post("http://engine/?default_format="+format, "", strings.NewReader(mixed))
		if err != nil {
			b.Fatal(err)
		}
		defer res.Body.Close()
		data, err := io.ReadAll(res.Body)
		if err != nil || res.StatusCode != http.StatusOK {
			b.Fatalf("%v %.200s", err, data)
		}
		return data
	}
	columns := answer("Native")
	lines := answer("JSONCompactEachRow")
	for name, read := range map[string]func() (int, error){
		"native": func() func() (int, error) {
			db := transportTo(b, &columns, false)
			return func() (int, error) { return countRows(b, db) }
		}(),
		"driver": func() (int, error) { return readByDriver(columns) },
		"JSON":   func() (int, error) { return readLines(lines) },
	} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			before := ownTime()
			for b.Loop() {
				if n, err := read(); err != nil || n != 100_000 {
					b.Fatal(n, err)
				}
			}
			b.ReportMetric((ownTime()-before).Seconds()*1000/float64(b.N), "cpu-ms/op")
			size := len(columns)
			if name == "JSON" {
				size = len(lines)
			}
			b.ReportMetric(float64(size)/1e6, "MB")
		})
	}
	for _, format := range []string{"Native", "JSONCompactEachRow"} {
		b.Run("server/"+format, func(b *testing.B) {
			before := cpuTime(b, e)
			for b.Loop() {
				answer(format)
			}
			b.ReportMetric((cpuTime(b, e)-before)*1000/float64(b.N), "cpu-ms/op")
		})
	}
}

// ownTime is the processor time that this process has used.
func ownTime() time.Duration {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

func countRows(b *testing.B, db *engine.DB) (int, error) {
	rows, err := db.Select(b.Context(), engine.Query{SQL: "SELECT 'lie'"})
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	for rows.Next() {
		if _, err := rows.Values(); err != nil {
			return 0, err
		}
	}
	return rows.Count(), rows.Err()
}

func readByDriver(data []byte) (int, error) {
	n := 0
	in := chproto.NewReader(bytes.NewReader(data))
	for {
		block := proto.Block{ServerContext: &column.ServerContext{}}
		if err := block.Decode(in, 0); err != nil {
			if errors.Is(err, io.EOF) {
				return n, nil
			}
			return n, err
		}
		for row := range block.Rows() {
			for _, c := range block.Columns {
				_ = c.Row(row, false)
			}
			n++
		}
	}
}

func readLines(data []byte) (int, error) {
	n := 0
	in := jsontext.NewDecoder(io.LimitReader(bytes.NewReader(data), engine.MaxBytes))
	var err error
	token := func() jsontext.Token {
		t, e := in.ReadToken()
		if e != nil && err == nil {
			err = e
		}
		return t
	}
	text := func() string { return token().String() }
	for {
		token() // [
		if err != nil {
			if errors.Is(err, io.EOF) {
				return n, nil
			}
			return n, err
		}
		values := make([]any, 8)
		at, e := time.ParseInLocation("2006-01-02 15:04:05.999999999", text(), time.UTC)
		if e != nil {
			return n, e
		}
		values[0], values[1], values[2] = at, text(), text()
		if u := token(); u.Kind() == '"' {
			values[3], _ = strconv.ParseUint(u.String(), 10, 64)
		} else {
			values[3], _ = u.Uint()
		}
		values[4], _ = token().Float()
		if o := token(); o.Kind() == '0' {
			values[5], _ = o.Float()
		}
		m := map[string]string{}
		for token(); in.PeekKind() != '}'; {
			key := text()
			m[key] = text()
		}
		token()
		var a []string
		for token(); in.PeekKind() != ']'; {
			a = append(a, text())
		}
		token()
		values[6], values[7] = m, a
		token() // ]
		if err != nil {
			return n, err
		}
		n++
	}
}
