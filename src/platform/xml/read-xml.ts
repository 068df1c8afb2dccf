import sax from 'sax'

/** An element of an XML text. */
export interface XmlElement {
  /** Namespace and local name, as `{DAV:}prop`. */
  name: string
  /** By local name. */
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** The text that stands in it, without that of its elements. */
  text: string
}

/** A text that is not XML, or not of the kind that is read. */
export class XmlFault extends Error {}

const MAX_DEPTH = 30

/**
 * Reads an XML text. Document types are refused, and with them all entities but the five of XML: nothing is ever loaded or
 * expanded. Throws `XmlFault`, also for more than `maxElements`, or 30 in each other.
 */
export function readXml(text: string, maxElements = 20_000): XmlElement {
  const parser = sax.parser(true, { xmlns: true, position: false })
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let count = 0
  const fail = (reason: string) => {
    throw new XmlFault(reason)
  }
  parser.onerror = (error) => fail(error.message.split('\n')[0]!)
  parser.ondoctype = () => fail('a document type is not accepted')
  parser.onopentag = (tag) => {
    if (++count > maxElements || open.length > MAX_DEPTH) fail('too many elements')
    const { uri, local, attributes } = tag
    const own = Object.values(attributes).map((one) => [one.local, one.value] as const)
    const element = { name: `{${uri}}${local}`, attributes: Object.fromEntries(own), children: [], text: '' }
    open.at(-1)!.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => void open.pop()
  parser.ontext = parser.oncdata = (part) => void (open.at(-1)!.text += part)
  parser.write(text).close()
  if (root.children.length !== 1) fail('not one element')
  return root.children[0]!
}

/** The first child of that name. */
export const childOf = (element: XmlElement | undefined, name: string) =>
  element?.children.find((child) => child.name === name)

/** All children of that name. */
export const childrenOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name)
