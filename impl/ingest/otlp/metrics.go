package otlp

import "math"

// metric is what the data points of a metric have in common.
type metric struct {
	table                   table
	name, description, unit []byte
	temporality             uint32
	monotonic               bool
}

// dataTables are the fields of a Metric with data points.
var dataTables = map[uint32]table{
	5: gaugeTable, 7: sumTable, 9: histogramTable, 10: exponentialTable, 11: summaryTable,
}

// metric walks a Metric. Of several kinds of data the last counts.
func (d *decoder) metric(src []byte) error {
	var m metric
	var f field
	var data []byte
	var found bool
	for i := 0; len(src) > 0; {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			m.name, err = f.bytes()
		case 2:
			m.description, err = f.bytes()
		case 3:
			m.unit, err = f.bytes()
		case 5, 7, 9, 10, 11:
			if found {
				before := m.table
				err = d.unused(data, func(d *decoder, src []byte) error { return d.points(src, &metric{table: before}) })
			}
			if err == nil {
				found, m.table = true, dataTables[f.num]
				data, err = f.bytes()
			}
		case 12:
			if _, _, err = keyValue(&f, 0); err != nil {
				err = at("metadata", i, err)
			}
			i++
		}
		if err != nil {
			return err
		}
	}
	if !found {
		return nil
	}
	return d.points(data, &m)
}

// points walks the data of a metric.
func (d *decoder) points(src []byte, m *metric) (err error) {
	var f field
	for rest := src; len(rest) > 0; {
		if rest, err = f.next(rest); err != nil {
			return err
		}
		var n uint64
		switch {
		case f.num == 2 && m.table != gaugeTable && m.table != summaryTable:
			n, err = f.varint()
			m.temporality = uint32(n)
		case f.num == 3 && m.table == sumTable:
			n, err = f.varint()
			m.monotonic = n != 0
		}
		if err != nil {
			return err
		}
	}
	for i := 0; len(src) > 0; {
		if src, err = f.next(src); err != nil {
			return err
		}
		if f.num != 1 {
			continue
		}
		data, err := f.bytes()
		if err == nil {
			err = d.point(data, m)
		}
		if err != nil {
			return at("data_points", i, err)
		}
		i++
	}
	return nil
}

// point is the single values of a data point.
type point struct {
	start, time, count, sum, low, high, zeros uint64
	flags, scale                              uint32
	value                                     float64
	positiveOffset, negativeOffset            uint32
}

// pointBytes and exemplarBytes are about what each takes besides its texts and attributes.
const (
	pointBytes    = 180
	exemplarBytes = 80
)

// Numbers of the fields of data points that have several values. 0 is none.
var pointLists = [tableCount]struct{ attributes, exemplars, quantiles uint32 }{
	gaugeTable:       {attributes: 7, exemplars: 5},
	sumTable:         {attributes: 7, exemplars: 5},
	histogramTable:   {attributes: 9, exemplars: 8},
	exponentialTable: {attributes: 1, exemplars: 11},
	summaryTable:     {attributes: 7, quantiles: 6},
}

// point walks a data point of any kind.
func (d *decoder) point(src []byte, m *metric) error {
	var f field
	var p point
	attributes, fields := d.pending(), pointLists[m.table]
	for i, rest := 0, src; len(rest) > 0; {
		var err error
		if rest, err = f.next(rest); err != nil {
			return err
		}
		switch {
		case f.num == fields.attributes:
			err = d.attribute(&f, &i, attributes)
		case m.table == gaugeTable || m.table == sumTable:
			err = p.number(&f)
		case m.table == histogramTable:
			err = p.histogram(&f)
		case m.table == exponentialTable:
			err = p.exponential(&f)
		default:
			err = p.summary(&f)
		}
		if err != nil {
			return err
		}
	}
	stored, replaced, ok := d.admit(p.time)
	if ok {
		err := d.charge(pointBytes + d.groupBytes() + len(d.scopeVersion) + len(d.resourceSchema) + len(d.scopeSchema) +
			len(m.name)/16 + len(m.description) + len(m.unit))
		if err != nil {
			return err
		}
	}
	if !ok || d.builder == nil {
		return d.pointLists(src, m, nil)
	}
	b := d.builder
	k := b.block(m.table, day(stored))
	c := k.points
	c.resource.copy(&d.resource.pairs)
	c.resource.end()
	c.resourceSchema.add(d.resourceSchema)
	c.scopeName.add(d.scopeName)
	c.scopeVersion.add(d.scopeVersion)
	c.scope.copy(&d.scope.pairs)
	c.scope.end()
	c.scopeDropped.uint32(d.scopeDropped)
	c.scopeSchema.add(d.scopeSchema)
	c.service.add(b.dictionary, b.texts.of(&d.service))
	c.name.add(b.dictionary, m.name)
	c.description.add(m.description)
	c.unit.add(m.unit)
	c.start.uint64(clamped(p.start))
	c.time.uint64(stored)
	c.flags.uint32(p.flags)
	if replaced {
		b.add(attributes, timeAttribute, &pointMark)
	}
	c.attributes.copy(attributes)
	c.attributes.end()
	if err := d.pointLists(src, m, c); err != nil {
		return err
	}
	p.store(c, m)
	k.rows++
	return nil
}

// store adds what the kinds of data points have different.
func (p *point) store(c *pointColumns, m *metric) {
	if m.table != summaryTable {
		c.exemplarEnds.end(c.exemplarTime.count())
	}
	switch m.table {
	case gaugeTable, sumTable:
		c.value.float(p.value)
	default:
		c.count.uint64(p.count)
		c.sum.uint64(p.sum)
	}
	switch m.table {
	case histogramTable, exponentialTable:
		c.low.uint64(p.low)
		c.high.uint64(p.high)
	}
	switch m.table {
	case sumTable:
		c.monotonic.uint8(flag(m.monotonic))
	case histogramTable:
		c.bucketEnds.end(c.buckets.count())
		c.boundEnds.end(c.bounds.count())
	case exponentialTable:
		c.scale.uint32(p.scale)
		c.zeros.uint64(p.zeros)
		c.positiveOffset.uint32(p.positiveOffset)
		c.negativeOffset.uint32(p.negativeOffset)
		c.positiveEnds.end(c.positive.count())
		c.negativeEnds.end(c.negative.count())
	case summaryTable:
		c.quantileEnds.end(c.quantiles.count())
	}
	switch m.table {
	case sumTable, histogramTable, exponentialTable:
		c.temporality.uint32(m.temporality)
	}
}

func flag(b bool) uint8 {
	if b {
		return 1
	}
	return 0
}

func (p *point) number(f *field) (err error) {
	var n uint64
	switch f.num {
	case 2:
		p.start, err = f.fixed64()
	case 3:
		p.time, err = f.fixed64()
	case 4:
		n, err = f.fixed64()
		p.value = math.Float64frombits(n)
	case 6:
		n, err = f.fixed64()
		p.value = float64(int64(n))
	case 8:
		n, err = f.varint()
		p.flags = uint32(n)
	}
	return err
}

func (p *point) histogram(f *field) (err error) {
	var n uint64
	switch f.num {
	case 2:
		p.start, err = f.fixed64()
	case 3:
		p.time, err = f.fixed64()
	case 4:
		p.count, err = f.fixed64()
	case 5:
		p.sum, err = f.fixed64()
	case 10:
		n, err = f.varint()
		p.flags = uint32(n)
	case 11:
		p.low, err = f.fixed64()
	case 12:
		p.high, err = f.fixed64()
	}
	return err
}

func (p *point) exponential(f *field) (err error) {
	var n uint64
	switch f.num {
	case 2:
		p.start, err = f.fixed64()
	case 3:
		p.time, err = f.fixed64()
	case 4:
		p.count, err = f.fixed64()
	case 5:
		p.sum, err = f.fixed64()
	case 6:
		n, err = f.varint()
		p.scale = zigzag(n)
	case 7:
		p.zeros, err = f.fixed64()
	case 8:
		p.positiveOffset, err = bucketOffset(f, p.positiveOffset)
	case 9:
		p.negativeOffset, err = bucketOffset(f, p.negativeOffset)
	case 10:
		n, err = f.varint()
		p.flags = uint32(n)
	case 12:
		p.low, err = f.fixed64()
	case 13:
		p.high, err = f.fixed64()
	case 14:
		_, err = f.fixed64()
	}
	return err
}

func (p *point) summary(f *field) (err error) {
	var n uint64
	switch f.num {
	case 2:
		p.start, err = f.fixed64()
	case 3:
		p.time, err = f.fixed64()
	case 4:
		p.count, err = f.fixed64()
	case 5:
		p.sum, err = f.fixed64()
	case 8:
		n, err = f.varint()
		p.flags = uint32(n)
	}
	return err
}

// zigzag decodes the bits of a sint32.
func zigzag(n uint64) uint32 { return uint32(n>>1) ^ -uint32(n&1) }

// bucketOffset reads that of the buckets in a field.
func bucketOffset(f *field, offset uint32) (uint32, error) {
	src, err := f.bytes()
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err == nil && f.num == 1 {
			var n uint64
			n, err = f.varint()
			offset = zigzag(n)
		}
	}
	return offset, err
}

// pointLists walks what a data point has several of, besides attributes. Without columns it only checks.
func (d *decoder) pointLists(src []byte, m *metric, c *pointColumns) error {
	lists := pointLists[m.table]
	var f field
	var buckets, bounds, exemplars, quantiles int
	for len(src) > 0 {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		switch {
		case f.num == lists.exemplars:
			if err = d.exemplar(&f, c); err != nil {
				err = at("exemplars", exemplars, err)
			}
			exemplars++
		case f.num == lists.quantiles:
			if err = d.quantile(&f, c); err != nil {
				err = at("quantile_values", quantiles, err)
			}
			quantiles++
		case m.table == histogramTable && f.num == 6:
			err = d.numbers(&f, &buckets, c, func(c *pointColumns) *fixed { return &c.buckets })
		case m.table == histogramTable && f.num == 7:
			err = d.numbers(&f, &bounds, c, func(c *pointColumns) *fixed { return &c.bounds })
		case m.table == exponentialTable && f.num == 8:
			err = d.bucketCounts(&f, c, func(c *pointColumns) *fixed { return &c.positive })
		case m.table == exponentialTable && f.num == 9:
			err = d.bucketCounts(&f, c, func(c *pointColumns) *fixed { return &c.negative })
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// numbers reads a field of numbers of 64 bits, which are alike in protobuf and in ClickHouse; n counts those before.
func (d *decoder) numbers(f *field, n *int, c *pointColumns, of func(*pointColumns) *fixed) error {
	if f.typ != wireBytes {
		one, err := f.fixed64()
		if err != nil {
			return err
		}
		if *n++; c != nil {
			of(c).uint64(one)
		}
		return d.charge(8)
	}
	packed := f.data
	if len(packed)%8 != 0 {
		return errCut
	}
	if *n > 0 {
		return errPacked
	}
	*n += len(packed) / 8
	if c != nil {
		of(c).data = append(of(c).data, packed...)
	}
	return d.charge(len(packed))
}

// bucketCounts reads those of an exponential histogram.
func (d *decoder) bucketCounts(f *field, c *pointColumns, of func(*pointColumns) *fixed) error {
	src, err := f.bytes()
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err != nil || f.num != 2 {
			continue
		}
		if f.typ == wireVarint {
			if c != nil {
				of(c).uint64(f.bits)
			}
			if err := d.charge(8); err != nil {
				return err
			}
			continue
		}
		packed, err := f.bytes()
		if err != nil {
			return err
		}
		for len(packed) > 0 {
			var n uint64
			if n, packed, err = uvarint(packed); err != nil {
				return err
			}
			if c != nil {
				of(c).uint64(n)
			}
			if err := d.charge(8); err != nil {
				return err
			}
		}
	}
	return err
}

// quantile walks a ValueAtQuantile.
func (d *decoder) quantile(f *field, c *pointColumns) error {
	src, err := f.bytes()
	var quantile, value uint64
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err != nil {
			break
		}
		switch f.num {
		case 1:
			quantile, err = f.fixed64()
		case 2:
			value, err = f.fixed64()
		}
	}
	if err != nil {
		return err
	}
	if c != nil {
		c.quantiles.uint64(quantile)
		c.quantileValues.uint64(value)
	}
	return d.charge(16)
}

// exemplar walks an Exemplar.
func (d *decoder) exemplar(f *field, c *pointColumns) error {
	src, err := f.bytes()
	if err != nil {
		return err
	}
	var stored *pairs
	if c != nil {
		stored = &c.exemplarAttributes.pairs
	}
	var time, n uint64
	var value float64
	var trace, span []byte
	for i := 0; len(src) > 0; {
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 2:
			time, err = f.fixed64()
		case 3:
			n, err = f.fixed64()
			value = math.Float64frombits(n)
		case 4:
			span, err = f.id(spanIDBytes)
		case 5:
			trace, err = f.id(traceIDBytes)
		case 6:
			n, err = f.fixed64()
			value = float64(int64(n))
		case 7:
			err = d.attribute(f, &i, stored)
		}
		if err != nil {
			return err
		}
	}
	if c != nil {
		c.exemplarTime.uint64(clamped(time))
		c.exemplarValue.float(value)
		c.exemplarSpan.fullID(span, spanIDBytes)
		c.exemplarTrace.fullID(trace, traceIDBytes)
		c.exemplarAttributes.end()
	}
	return d.charge(exemplarBytes)
}
