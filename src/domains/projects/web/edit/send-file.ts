import { goToLogin } from '#client/login-address.ts'
import { fileUploadPath, type Slot } from '../../project.ts'

interface FileToSend {
  /** The project's. */
  id: number
  slot: Slot
  file: File
  signal: AbortSignal
  /** Told how many bytes have left. */
  onProgress: (sent: number) => void
}

/** Why the server did not take a file; looks as the errors of calls do. */
class FileRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Sends a file as it is, of any size: by XMLHttpRequest, the one way a browser tells how far it has come. Rejects where it is not kept. */
export function sendFile({ id, slot, file, signal, onProgress }: FileToSend): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = new XMLHttpRequest()
  request.open('POST', fileUploadPath({ id }, slot, file.name))
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', 'pt_BR')
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.onprogress = ({ loaded }) => onProgress(loaded)
  request.onload = () => {
    if (request.status === 403) goToLogin()
    if (request.status >= 200 && request.status < 300) resolve()
    else reject(new FileRefused(request.status, errorOf(request.responseText)))
  }
  request.onerror = () => reject(new TypeError('The server was not reached'))
  request.onabort = () => reject(new DOMException('Called off', 'AbortError'))
  signal.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}

/** The server's own words, or that it has none. */
function errorOf(text: string): string {
  try {
    const { data } = JSON.parse(text) as { data?: { error?: string } }
    if (data?.error) return data.error
  } catch {
    // Somebody in between answered.
  }
  return 'O servidor não respondeu como devia. Tente de novo.'
}
