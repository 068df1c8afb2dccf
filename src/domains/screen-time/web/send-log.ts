import { goToLogin } from '#client/login-address.ts'
import type { Taken } from '../contract.ts'

/** Why the server did not take a file; looks as the errors of calls do. */
class LogRefused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface LogToSend {
  file: File
  signal: AbortSignal
  /** Told how much has left, 0 to 1. */
  onProgress: (part: number) => void
}

/** Sends a log as it is: by XMLHttpRequest, the one way a browser tells how far it has come. Rejects where nothing of it is kept. */
export function sendLog({ file, signal, onProgress }: LogToSend): Promise<Taken> {
  const { promise, resolve, reject } = Promise.withResolvers<Taken>()
  const request = new XMLHttpRequest()
  request.open('POST', '/api/v1/screen-time/upload')
  request.setRequestHeader('accept', 'application/json')
  request.setRequestHeader('accept-language', 'pt_BR')
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
  request.onload = () => {
    if (request.status === 403) goToLogin()
    const data = read(request.responseText)
    if (request.status === 200 && data && 'lines' in data) resolve(data)
    else reject(new LogRefused(request.status, errorOf(data)))
  }
  request.onerror = () => reject(new TypeError('The server was not reached'))
  request.onabort = () => reject(new DOMException('Called off', 'AbortError'))
  signal.addEventListener('abort', () => request.abort())
  request.send(file)
  return promise
}

function read(text: string): Taken | { error?: string } | undefined {
  try {
    return (JSON.parse(text) as { data?: Taken | { error?: string } }).data
  } catch {
    return undefined // somebody in between answered
  }
}

const errorOf = (data: ReturnType<typeof read>) =>
  (data && 'error' in data && data.error) || 'O servidor não respondeu como devia. Tente de novo.'
