import { BODY_LIMIT } from '#platform/contract/call.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { readXml, type XmlElement, XmlFault } from '#platform/xml/read-xml.ts'
import { MAX_RESOURCE } from './properties.ts'
import { invalidData, Refusal } from './refusals.ts'

/** The XML of a request; undefined where it has no body. Throws 400 for what is not XML, and 413. */
export async function readXmlBody(request: Request): Promise<XmlElement | undefined> {
  const text = new TextDecoder().decode(await bytesOf(request, BODY_LIMIT))
  if (text.trim() === '') return undefined
  try {
    return readXml(text)
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error
    throw new Refusal(400, '', `O pedido não é XML que se leia: ${error.message}`)
  }
}

/** The text of a calendar file. Throws 403 for what is not one, 413, and 415. */
export async function readFileBody(request: Request): Promise<string> {
  const type = request.headers.get('content-type') ?? 'text/calendar'
  if (!/^(text\/calendar|text\/plain|application\/octet-stream)\b/i.test(type))
    throw new Refusal(415, '<c:supported-calendar-data/>', 'Envie text/calendar.')
  const bytes = await bytesOf(request, MAX_RESOURCE)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalidData('O texto não está em UTF-8.')
  }
}

const bytesOf = async (request: Request, max: number) => (await limitBody(request, max)).arrayBuffer()
