package otlp

// logBytes is about what a log record takes besides its texts and attributes.
const logBytes = 88

// log walks a LogRecord.
func (d *decoder) log(src []byte) error {
	var (
		f                      field
		time, observed, number uint64
		flags                  uint32
		level, event           []byte
		trace, span            []byte
		body                   value
		count                  int // of attributes
	)
	attributes := d.pending()
	d.isReplay = false
	for len(src) > 0 {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			time, err = f.fixed64()
		case 2:
			number, err = f.varint()
		case 3:
			level, err = f.bytes()
		case 5:
			err = body.merge(&f, 0)
		case 6:
			err = d.attribute(&f, &count, attributes)
		case 7:
			_, err = f.varint()
		case 8:
			flags, err = f.fixed32()
		case 9:
			trace, err = f.id(traceIDBytes)
		case 10:
			span, err = f.id(spanIDBytes)
		case 11:
			observed, err = f.fixed64()
		case 12:
			event, err = f.bytes()
		}
		if err != nil {
			return err
		}
	}
	if time == 0 {
		time = observed
	}
	stored, replaced, ok := d.admit(time)
	if !ok {
		return nil
	}
	if replaced && d.builder != nil {
		d.markTime(attributes, time)
	}
	severity := newSeverity(level, number)
	if d.rules&ParseBody != 0 {
		if err := d.parseBody(&body, attributes, &severity); err != nil {
			return err
		}
	}
	if d.rules&NormalizeSeverity != 0 {
		severity.normalize()
	}
	if err := d.charge(logBytes + d.groupBytes() + len(severity.text) + len(event) + body.size()); err != nil {
		return err
	}
	if d.builder == nil {
		return nil
	}
	table := logTable
	if d.isReplay && d.rules&SplitSessions != 0 {
		table = sessionTable
	}
	b := d.builder
	k := b.block(table, day(stored))
	c := k.logs
	c.time.uint64(stored)
	c.trace.id(trace)
	c.span.id(span)
	c.flags.uint8(uint8(flags))
	c.severity.add(b.dictionary, severity.text)
	c.severityNumber.uint8(severity.number)
	c.service.add(b.dictionary, b.texts.of(&d.service))
	c.body.add(b.texts.of(&body))
	c.resourceSchema.add(b.dictionary, d.resourceSchema)
	c.resource.copy(&d.resource.pairs)
	c.resource.end()
	c.scopeSchema.add(b.dictionary, d.scopeSchema)
	c.scopeName.add(d.scopeName)
	c.scopeVersion.add(b.dictionary, d.scopeVersion)
	c.scope.copy(&d.scope.pairs)
	c.scope.end()
	c.attributes.copy(attributes)
	c.attributes.end()
	if table == logTable {
		c.event.add(event)
	}
	k.rows++
	return nil
}
