/** In place of the browser's XMLHttpRequest, by which files are sent: answered as any call, once all of it has been sent. */
export class QuietRequest {
  readonly upload: { onprogress?: (event: ProgressEvent) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  readonly #headers = new Headers()
  readonly #aborted = new AbortController()
  #path = ''

  open(_method: 'POST', path: string) {
    this.#path = path
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }

  abort() {
    this.#aborted.abort()
  }

  async send(body: File | FormData) {
    const { signal } = this.#aborted
    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 2 }))
    try {
      const answer = await fetch(this.#path, { method: 'POST', headers: this.#headers, body, signal })
      this.responseText = await answer.text()
      this.status = answer.status
      this.onload?.()
    } catch {
      if (signal.aborted) this.onabort?.()
      else this.onerror?.()
    }
  }
}
