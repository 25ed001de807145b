package otlp

// Names of the numbers that SpanKind and StatusCode are.
var (
	spanKinds   = namesOf("Unspecified", "Internal", "Server", "Client", "Producer", "Consumer")
	statusCodes = namesOf("Unset", "Ok", "Error")
)

func namesOf(names ...string) [][]byte {
	texts := make([][]byte, len(names))
	for i, n := range names {
		texts[i] = []byte(n)
	}
	return texts
}

// nameOf is empty for numbers of later versions of the protocol.
func nameOf(names [][]byte, n uint64) []byte {
	if n := uint32(n); n < uint32(len(names)) {
		return names[n]
	}
	return nil
}

const (
	// spanBytes, eventBytes and linkBytes are about what each takes besides its texts and attributes.
	spanBytes  = 200
	eventBytes = 20
	linkBytes  = 60
)

// span walks a Span.
func (d *decoder) span(src []byte) error {
	var (
		f                      field
		trace, id, parent      []byte
		state, name, message   []byte
		kind, code, start, end uint64
		events, links          []byte // from the first on
		count                  int    // of attributes
	)
	attributes := d.pending()
	for rest := src; len(rest) > 0; {
		before := rest
		var err error
		if rest, err = f.next(rest); err != nil {
			return err
		}
		switch f.num {
		case 1:
			trace, err = f.id(traceIDBytes)
		case 2:
			id, err = f.id(spanIDBytes)
		case 3:
			state, err = f.bytes()
		case 4:
			parent, err = f.id(spanIDBytes)
		case 5:
			name, err = f.bytes()
		case 6:
			kind, err = f.varint()
		case 7:
			start, err = f.fixed64()
		case 8:
			end, err = f.fixed64()
		case 9:
			err = d.attribute(&f, &count, attributes)
		case 10, 12, 14:
			_, err = f.varint()
		case 11:
			if events == nil {
				events = before
			}
		case 13:
			if links == nil {
				links = before
			}
		case 15:
			message, code, err = status(&f, message, code)
		case 16:
			_, err = f.fixed32()
		}
		if err != nil {
			return err
		}
	}
	stored, replaced, ok := d.admit(start)
	if ok {
		err := d.charge(spanBytes + d.groupBytes() + len(d.scopeVersion) + len(state) + len(name)/16 + len(message))
		if err != nil {
			return err
		}
	}
	if !ok || d.builder == nil {
		return d.spanLists(events, links, nil)
	}
	var duration uint64
	if start != 0 && end > start {
		duration = end - start
	}
	b := d.builder
	k := b.block(traceTable, day(stored))
	c := k.spans
	c.time.uint64(stored)
	c.trace.id(trace)
	c.id.id(id)
	c.parent.id(parent)
	c.state.add(state)
	c.name.add(b.dictionary, name)
	c.kind.add(b.dictionary, nameOf(spanKinds, kind))
	c.service.add(b.dictionary, b.texts.of(&d.service))
	c.resource.copy(&d.resource.pairs)
	c.resource.end()
	c.scopeName.add(d.scopeName)
	c.scopeVersion.add(d.scopeVersion)
	c.duration.uint64(duration)
	c.status.add(b.dictionary, nameOf(statusCodes, code))
	c.message.add(message)
	if replaced {
		d.markTime(attributes, start)
	}
	c.attributes.copy(attributes)
	c.attributes.end()
	if err := d.spanLists(events, links, c); err != nil {
		return err
	}
	c.eventEnds.end(c.eventTime.count())
	c.linkEnds.end(len(c.linkAttributes.ends.data) / 8)
	k.rows++
	return nil
}

// status walks a Status; what it had before stays if there is nothing in it.
func status(f *field, message []byte, code uint64) ([]byte, uint64, error) {
	src, err := f.bytes()
	for err == nil && len(src) > 0 {
		if src, err = f.next(src); err != nil {
			break
		}
		switch f.num {
		case 2:
			message, err = f.bytes()
		case 3:
			code, err = f.varint()
		}
	}
	return message, code, err
}

// spanLists walks the events and links of a span. Without columns it only checks.
func (d *decoder) spanLists(events, links []byte, c *spanColumns) error {
	if err := d.each(events, 11, "events", func(d *decoder, src []byte) error { return d.event(src, c) }); err != nil {
		return err
	}
	return d.each(links, 13, "links", func(d *decoder, src []byte) error { return d.link(src, c) })
}

// each walks the messages of a field.
func (d *decoder) each(src []byte, number uint32, name string, walk func(*decoder, []byte) error) (err error) {
	var f field
	for i := 0; len(src) > 0; {
		if src, err = f.next(src); err != nil {
			return err
		}
		if f.num != number {
			continue
		}
		data, err := f.bytes()
		if err == nil {
			err = walk(d, data)
		}
		if err != nil {
			return at(name, i, err)
		}
		i++
	}
	return nil
}

// event walks an Event of a span.
func (d *decoder) event(src []byte, c *spanColumns) error {
	var stored *pairs
	if c != nil {
		stored = &c.eventAttributes.pairs
	}
	var f field
	var time uint64
	var name []byte
	for i := 0; len(src) > 0; {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			time, err = f.fixed64()
		case 2:
			name, err = f.bytes()
		case 3:
			err = d.attribute(&f, &i, stored)
		case 4:
			_, err = f.varint()
		}
		if err != nil {
			return err
		}
	}
	if c != nil {
		c.eventTime.uint64(clamped(time))
		c.eventName.add(d.builder.dictionary, name)
		c.eventAttributes.end()
	}
	return d.charge(eventBytes + len(name)/16)
}

// link walks a Link of a span.
func (d *decoder) link(src []byte, c *spanColumns) error {
	var stored *pairs
	if c != nil {
		stored = &c.linkAttributes.pairs
	}
	var f field
	var trace, span, state []byte
	for i := 0; len(src) > 0; {
		var err error
		if src, err = f.next(src); err != nil {
			return err
		}
		switch f.num {
		case 1:
			trace, err = f.id(traceIDBytes)
		case 2:
			span, err = f.id(spanIDBytes)
		case 3:
			state, err = f.bytes()
		case 4:
			err = d.attribute(&f, &i, stored)
		case 5:
			_, err = f.varint()
		case 6:
			_, err = f.fixed32()
		}
		if err != nil {
			return err
		}
	}
	if c != nil {
		c.linkTrace.id(trace)
		c.linkSpan.id(span)
		c.linkState.add(state)
		c.linkAttributes.end()
	}
	return d.charge(linkBytes + len(state))
}
