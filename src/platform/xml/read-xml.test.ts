import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml.ts'
import { childOf, readXml, XmlFault } from './read-xml.ts'

test('elements are named by their namespace, whatever its prefix', () => {
  const read = readXml(
    '<?xml version="1.0"?><x:a xmlns:x="DAV:" xmlns="urn:b"><b c="1">um &amp; <![CDATA[<dois>]]></b></x:a>',
  )
  expect(read.name).toBe('{DAV:}a')
  expect(childOf(read, '{urn:b}b')).toMatchObject({ text: 'um & <dois>', attributes: { c: '1' } })
})

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['an external entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['an entity that nobody has named', '<a>&b;</a>'],
  ['an element that does not end', '<a><b></a>'],
  ['text alone', 'abc'],
  ['nothing', ''],
  ['two roots', '<a/><b/>'],
  ['a prefix without a namespace', '<x:a/>'],
  ['elements deep in each other', '<a>'.repeat(40) + '</a>'.repeat(40)],
  ['too many elements', `<a>${'<b/>'.repeat(20_001)}</a>`],
])('%s is refused', (_, text) => {
  expect(() => readXml(text)).toThrow(XmlFault)
})

test('what is written is read back, without what XML cannot have', () => {
  expect(readXml(`<a>${escapeXml('a & b < "c"\r\n\u0001d\ud800')}</a>`).text).toBe('a & b < "c"\r\nd\ufffd')
})
