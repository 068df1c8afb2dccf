import { readAnswer } from './answer.ts'
import { type Creation, sendOnce } from './creation.ts'
import { announceUnreached } from './unreached.ts'

interface Sending {
  /** Path of the call, e.g. '/api/v1/screen-time/upload'. */
  path: string
  /** Aborts the request. */
  signal?: AbortSignal
}

interface FileToSend extends Sending {
  file: File
  /** Receives the number of bytes sent so far. */
  onProgress?: (sent: number) => void
}

interface FormToSend extends Sending {
  form: FormData
  /** Receives the fraction sent so far, 0 to 1. */
  onProgress?: (part: number) => void
  /** What it makes, where the call makes something. */
  creation?: Creation | undefined
}

/** POSTs a file of any size as the request's body, and resolves to the JSON of the answer. Rejects as `send`. */
export const sendFile = ({ file, onProgress, ...sending }: FileToSend) =>
  send(file, { ...sending, type: 'application/octet-stream', onProgress: ({ loaded }) => onProgress?.(loaded) })

/** POSTs a form with files (multipart/form-data), and resolves to the JSON of the answer. Rejects as `send`. */
export function sendForm({ form, onProgress, creation, ...sending }: FormToSend) {
  const sendWith = (headers?: Record<string, string>) =>
    send(form, { ...sending, headers, onProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0) })
  return creation ? sendOnce(creation, sendWith) : sendWith()
}

interface Request extends Sending {
  /** The body's content type; absent for a form, whose type the browser sets. */
  type?: string
  /** Further headers. */
  headers?: Record<string, string> | undefined
  onProgress: (event: ProgressEvent) => void
}

/**
 * POSTs a body by XMLHttpRequest, since fetch does not report upload progress. Rejects with an `ApiError` if the server
 * refuses it (a 403 also opens the login), with a TypeError if the server is not reached, with an AbortError if `signal`
 * is aborted.
 */
async function send(body: File | FormData, { signal, ...request }: Request): Promise<unknown> {
  signal?.throwIfAborted()
  try {
    return await sendNow(body, { signal, ...request })
  } catch (error) {
    announceUnreached(error, signal)
    throw error
  }
}

function sendNow(body: File | FormData, { path, type, headers = {}, signal, onProgress }: Request): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', 'pt_BR')
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  if (type !== undefined) request.setRequestHeader('content-type', type)
  request.upload.onprogress = onProgress
  request.onload = () => {
    try {
      resolve(readAnswer(`POST ${path.replace(/^\/api\/v1|\?.*/g, '')}`, request.status, request.responseText))
    } catch (error) {
      reject(error)
    }
  }
  request.onerror = () => reject(new TypeError('The server was not reached'))
  request.onabort = () => reject(new DOMException('The sending was aborted', 'AbortError'))
  signal?.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise
}
