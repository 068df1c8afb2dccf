import { readAnswer } from './answer.ts'

interface FileToSend {
  /** Path of the call, e.g. '/api/v1/screen-time/upload'. */
  path: string
  file: File
  /** Aborting it ends the sending. */
  signal: AbortSignal
  /** Receives how many bytes have left so far. */
  onProgress: (sent: number) => void
}

/**
 * POSTs a file as the request's body, of any size, and resolves to the JSON that it is answered with. By XMLHttpRequest:
 * fetch does not report how much was sent. Rejects with an `ApiError` where the server refuses it (a 403 also leads to
 * the login), with a TypeError where the server is not reached, with an AbortError once `signal` is aborted.
 */
export function sendFile({ path, file, signal, onProgress }: FileToSend): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', 'pt_BR')
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.onprogress = ({ loaded }) => onProgress(loaded)
  request.onload = () => {
    try {
      resolve(readAnswer(request.status, request.responseText))
    } catch (error) {
      reject(error)
    }
  }
  request.onerror = () => reject(new TypeError('The server was not reached'))
  request.onabort = () => reject(new DOMException('The sending was aborted', 'AbortError'))
  signal.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}
