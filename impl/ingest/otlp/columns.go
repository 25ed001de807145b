package otlp

// logColumns are the columns of otel_logs. hyperdx_sessions has the same without EventName.
type logColumns struct {
	time                        fixed
	trace, span                 text
	flags                       fixed
	severity                    names
	severityNumber              fixed
	service                     names
	body                        text
	resourceSchema, scopeSchema names
	resource, scope             maps
	scopeName                   text
	scopeVersion                names
	attributes                  maps
	event                       text
}

func newLogColumns(t table) (*logColumns, []column) {
	c := &logColumns{time: fixed{width: 8}, flags: fixed{width: 1}, severityNumber: fixed{width: 1}}
	columns := []column{
		{"Timestamp", typeTime, &c.time},
		{"TraceId", typeString, &c.trace},
		{"SpanId", typeString, &c.span},
		{"TraceFlags", typeUInt8, &c.flags},
		{"SeverityText", typeName, &c.severity},
		{"SeverityNumber", typeUInt8, &c.severityNumber},
		{"ServiceName", typeName, &c.service},
		{"Body", typeString, &c.body},
		{"ResourceSchemaUrl", typeName, &c.resourceSchema},
		{"ResourceAttributes", typeMap, &c.resource},
		{"ScopeSchemaUrl", typeName, &c.scopeSchema},
		{"ScopeName", typeString, &c.scopeName},
		{"ScopeVersion", typeName, &c.scopeVersion},
		{"ScopeAttributes", typeMap, &c.scope},
		{"LogAttributes", typeMap, &c.attributes},
	}
	if t == logTable {
		columns = append(columns, column{"EventName", typeString, &c.event})
	}
	return c, columns
}

// spanColumns are those of otel_traces.
type spanColumns struct {
	time                     fixed
	trace, id, parent, state text
	name, kind, service      names
	resource                 maps
	scopeName, scopeVersion  text
	attributes               maps
	duration                 fixed
	status                   names
	message                  text

	eventEnds       ends
	eventTime       fixed
	eventName       names
	eventAttributes maps

	linkEnds                       ends
	linkTrace, linkSpan, linkState text
	linkAttributes                 maps
}

func newSpanColumns() (*spanColumns, []column) {
	c := &spanColumns{
		time: fixed{width: 8}, duration: fixed{width: 8}, eventTime: fixed{width: 8},
		eventEnds: newEnds(), linkEnds: newEnds(),
	}
	return c, []column{
		{"Timestamp", typeTime, &c.time},
		{"TraceId", typeString, &c.trace},
		{"SpanId", typeString, &c.id},
		{"ParentSpanId", typeString, &c.parent},
		{"TraceState", typeString, &c.state},
		{"SpanName", typeName, &c.name},
		{"SpanKind", typeName, &c.kind},
		{"ServiceName", typeName, &c.service},
		{"ResourceAttributes", typeMap, &c.resource},
		{"ScopeName", typeString, &c.scopeName},
		{"ScopeVersion", typeString, &c.scopeVersion},
		{"SpanAttributes", typeMap, &c.attributes},
		{"Duration", typeUInt64, &c.duration},
		{"StatusCode", typeName, &c.status},
		{"StatusMessage", typeString, &c.message},
		{"Events.Timestamp", arrayOf(typeTime), array{&c.eventEnds, &c.eventTime}},
		{"Events.Name", arrayOf(typeName), array{&c.eventEnds, &c.eventName}},
		{"Events.Attributes", arrayOf(typeMap), array{&c.eventEnds, &c.eventAttributes}},
		{"Links.TraceId", arrayOf(typeString), array{&c.linkEnds, &c.linkTrace}},
		{"Links.SpanId", arrayOf(typeString), array{&c.linkEnds, &c.linkSpan}},
		{"Links.TraceState", arrayOf(typeString), array{&c.linkEnds, &c.linkState}},
		{"Links.Attributes", arrayOf(typeMap), array{&c.linkEnds, &c.linkAttributes}},
	}
}

// pointColumns are those of all metric tables; each has some of them.
type pointColumns struct {
	resource, scope                          maps
	resourceSchema                           text
	scopeName, scopeVersion                  text
	scopeDropped                             fixed
	scopeSchema                              text
	service, name                            names
	description, unit                        text
	attributes                               maps
	start, time                              fixed
	flags, temporality, monotonic            fixed
	value, count, sum, low, high             fixed
	bucketEnds, boundEnds                    ends
	buckets, bounds                          fixed
	scale, zeros                             fixed
	positiveOffset, negativeOffset           fixed
	positiveEnds, negativeEnds, quantileEnds ends
	positive, negative                       fixed
	quantiles, quantileValues                fixed
	exemplarEnds                             ends
	exemplarAttributes                       maps
	exemplarTime, exemplarValue              fixed
	exemplarSpan, exemplarTrace              text
}

func newPointColumns(t table) (*pointColumns, []column) {
	c := &pointColumns{
		bucketEnds: newEnds(), boundEnds: newEnds(), positiveEnds: newEnds(), negativeEnds: newEnds(),
		quantileEnds: newEnds(), exemplarEnds: newEnds(),
	}
	for _, f := range []*fixed{&c.scopeDropped, &c.flags, &c.temporality, &c.scale, &c.positiveOffset, &c.negativeOffset} {
		f.width = 4
	}
	for _, f := range []*fixed{
		&c.start, &c.time, &c.value, &c.count, &c.sum, &c.low, &c.high, &c.buckets, &c.bounds, &c.zeros, &c.positive,
		&c.negative, &c.quantiles, &c.quantileValues, &c.exemplarTime, &c.exemplarValue,
	} {
		f.width = 8
	}
	c.monotonic.width = 1
	columns := []column{
		{"ResourceAttributes", typeMap, &c.resource},
		{"ResourceSchemaUrl", typeString, &c.resourceSchema},
		{"ScopeName", typeString, &c.scopeName},
		{"ScopeVersion", typeString, &c.scopeVersion},
		{"ScopeAttributes", typeMap, &c.scope},
		{"ScopeDroppedAttrCount", typeUInt32, &c.scopeDropped},
		{"ScopeSchemaUrl", typeString, &c.scopeSchema},
		{"ServiceName", typeName, &c.service},
		{"MetricName", typeName, &c.name},
		{"MetricDescription", typeString, &c.description},
		{"MetricUnit", typeString, &c.unit},
		{"Attributes", typeMap, &c.attributes},
		{"StartTimeUnix", typeTime, &c.start},
		{"TimeUnix", typeTime, &c.time},
	}
	value := column{"Value", typeFloat64, &c.value}
	flags := column{"Flags", typeUInt32, &c.flags}
	count, sum := column{"Count", typeUInt64, &c.count}, column{"Sum", typeFloat64, &c.sum}
	low, high := column{"Min", typeFloat64, &c.low}, column{"Max", typeFloat64, &c.high}
	temporality := column{"AggregationTemporality", typeInt32, &c.temporality}
	exemplars := []column{
		{"Exemplars.FilteredAttributes", arrayOf(typeMap), array{&c.exemplarEnds, &c.exemplarAttributes}},
		{"Exemplars.TimeUnix", arrayOf(typeTime), array{&c.exemplarEnds, &c.exemplarTime}},
		{"Exemplars.Value", arrayOf(typeFloat64), array{&c.exemplarEnds, &c.exemplarValue}},
		{"Exemplars.SpanId", arrayOf(typeString), array{&c.exemplarEnds, &c.exemplarSpan}},
		{"Exemplars.TraceId", arrayOf(typeString), array{&c.exemplarEnds, &c.exemplarTrace}},
	}
	switch t {
	case gaugeTable:
		columns = append(append(columns, value, flags), exemplars...)
	case sumTable:
		columns = append(append(columns, value, flags), exemplars...)
		columns = append(columns, temporality, column{"IsMonotonic", typeBool, &c.monotonic})
	case histogramTable:
		columns = append(columns, count, sum,
			column{"BucketCounts", arrayOf(typeUInt64), array{&c.bucketEnds, &c.buckets}},
			column{"ExplicitBounds", arrayOf(typeFloat64), array{&c.boundEnds, &c.bounds}})
		columns = append(append(columns, exemplars...), flags, low, high, temporality)
	case exponentialTable:
		columns = append(columns, count, sum,
			column{"Scale", typeInt32, &c.scale},
			column{"ZeroCount", typeUInt64, &c.zeros},
			column{"PositiveOffset", typeInt32, &c.positiveOffset},
			column{"PositiveBucketCounts", arrayOf(typeUInt64), array{&c.positiveEnds, &c.positive}},
			column{"NegativeOffset", typeInt32, &c.negativeOffset},
			column{"NegativeBucketCounts", arrayOf(typeUInt64), array{&c.negativeEnds, &c.negative}})
		columns = append(append(columns, exemplars...), flags, low, high, temporality)
	default:
		columns = append(columns, count, sum,
			column{"ValueAtQuantiles.Quantile", arrayOf(typeFloat64), array{&c.quantileEnds, &c.quantiles}},
			column{"ValueAtQuantiles.Value", arrayOf(typeFloat64), array{&c.quantileEnds, &c.quantileValues}},
			flags)
	}
	return c, columns
}
