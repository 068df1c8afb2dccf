// What js.stripe.com serves in the journeys: as much of Stripe.js as the pages use, with its fields in frames of its own
// origin, so that the pages' policy and the distance of a card's number from them are real.

/** Runs in the page: `Stripe(key)` with Elements and `confirmCardPayment`, as https://docs.stripe.com/js describes them. */
function stripeScript() {
  interface Options {
    classes?: { focus?: string; invalid?: string }
    style?: { base?: { color?: string } }
  }
  type Listener = (event: object) => void
  const asked = new Map<number, (answer: never) => void>()
  let count = 0

  class Element {
    readonly #listeners = new Map<string, Listener>()
    readonly #frame = document.createElement('iframe')
    #host: HTMLElement | null = null
    readonly #kind: string
    #options: Options

    constructor(kind: string, options: Options) {
      this.#kind = kind
      this.#options = options
      this.#frame.title = 'Campo seguro de entrada do cartão'
      this.#frame.style.cssText = 'border: 0; width: 100%; height: 24px; display: block'
      addEventListener('message', this.#onMessage)
    }
    on(event: string, listener: Listener) {
      this.#listeners.set(event, listener)
      return this
    }
    mount(selector: string) {
      this.#host = document.querySelector(selector)
      const { color = '' } = this.#options.style?.base ?? {}
      this.#frame.src = `https://js.stripe.com/element.html#${new URLSearchParams({ kind: this.#kind, color })}`
      this.#host!.append(this.#frame)
      const label = document.querySelector<HTMLLabelElement>(`label[for="${this.#host!.id}"]`)
      label?.addEventListener('click', () => this.focus())
    }
    update(options: Options) {
      this.#options = { ...this.#options, ...options }
      this.#frame.contentWindow?.postMessage({ color: options.style?.base?.color }, '*')
    }
    focus() {
      this.#frame.focus()
      this.#frame.contentWindow?.postMessage({ focus: true }, '*')
    }
    destroy() {
      removeEventListener('message', this.#onMessage)
      this.#frame.remove()
    }
    ask(message: object): Promise<{ status: string; error?: { message: string } }> {
      const id = ++count
      this.#frame.contentWindow!.postMessage({ id, ...message }, '*')
      return new Promise((resolve) => asked.set(id, resolve as never))
    }
    readonly #onMessage = ({ source, data }: MessageEvent) => {
      if (source !== this.#frame.contentWindow) return
      if (data.id) asked.get(data.id)?.(data.answer as never)
      const { focus = 'StripeElement--focus', invalid = 'StripeElement--invalid' } = this.#options.classes ?? {}
      if (data.event === 'focus' || data.event === 'blur') this.#host?.classList.toggle(focus, data.event === 'focus')
      if (data.event === 'change') this.#host?.classList.toggle(invalid, data.change.error !== undefined)
      this.#listeners.get(data.event)?.(data.change ?? {})
    }
  }

  async function confirmCardPayment(
    secret: string,
    { payment_method: { card } }: { payment_method: { card: Element } },
  ) {
    const { status, error } = await card.ask({ confirm: secret })
    if (error) return { error }
    if (status !== 'requires_action') return { paymentIntent: { status } }
    const frame = document.createElement('iframe')
    frame.title = 'Confirmação do banco'
    frame.style.cssText =
      'position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 99; background: white'
    frame.src = `https://hooks.stripe.com/3d-secure.html#${secret}`
    document.body.append(frame)
    const answer = await new Promise<{ status: string; error?: object }>((resolve) =>
      addEventListener('message', function onAnswer({ source, data }) {
        if (source !== frame.contentWindow) return
        removeEventListener('message', onAnswer)
        resolve(data)
      }),
    )
    frame.remove()
    return answer.error ? { error: answer.error } : { paymentIntent: { status: answer.status } }
  }

  const open = () => ({
    elements: () => ({ create: (kind: string, options: Options) => new Element(kind, options) }),
    confirmCardPayment,
    _registerWrapper() {},
  })
  Object.assign(window, { Stripe: Object.assign(open, { version: 'endive' }) })
}

/** Runs in an Element's frame: its inputs, of which only their state leaves it, and the payment with what they hold. */
function elementScript() {
  const FIELDS: Record<string, [name: string, label: string, complete: RegExp][]> = {
    cardNumber: [['number', 'Número do cartão de crédito ou débito', /^(\d\s*){16}$/]],
    cardExpiry: [['expiry', 'Data de validade do cartão', /^\d\d\s*\/\s*\d\d$/]],
    cardCvc: [['cvc', 'Código de segurança', /^\d{3,4}$/]],
  }
  const parameters = new URLSearchParams(location.hash.slice(1))
  const kind = parameters.get('kind')!
  const fields = FIELDS[kind] ?? Object.values(FIELDS).flat()
  const send = (message: object) => parent.postMessage(message, '*')
  document.body.style.cssText = 'margin: 0; display: flex'
  const inputs = fields.map(([name, label]) => {
    const input = Object.assign(document.createElement('input'), { name, ariaLabel: label })
    input.style.cssText = `border: 0; outline: 0; padding: 0; min-width: 0; flex: 1; font: 16px/24px Arial; background: none; color: ${parameters.get('color')}`
    document.body.append(input)
    input.addEventListener('focus', () => send({ event: 'focus' }))
    input.addEventListener('blur', () => {
      send({ event: 'blur' })
      report(true)
    })
    input.addEventListener('input', () => report(false))
    return input
  })
  function report(isLeft: boolean) {
    const isComplete = fields.every(([, , complete], index) => complete.test(inputs[index]!.value))
    const empty = inputs.every(({ value }) => !value)
    const error = isLeft && !empty && !isComplete ? { message: 'O número do seu cartão está incompleto.' } : undefined
    send({ event: 'change', change: { elementType: kind, complete: isComplete, empty, error } })
  }
  addEventListener('message', async ({ data }) => {
    if (data.focus) inputs[0]!.focus()
    if (data.color) for (const input of inputs) input.style.color = data.color
    if (!data.confirm) return
    const answer = await fetch('https://api.stripe.com/v1/payment_intents/confirm', {
      method: 'POST',
      body: new URLSearchParams({ client_secret: data.confirm, number: inputs[0]!.value }),
    })
    send({ id: data.id, answer: await answer.json() })
  })
  send({ event: 'ready' })
}

/** Runs in the frame of the buyer's bank. */
function bankScript() {
  for (const [label, result] of [
    ['Confirmar', 'yes'],
    ['Recusar', 'no'],
  ] as const) {
    const button = Object.assign(document.createElement('button'), { textContent: label })
    button.addEventListener('click', async () => {
      const answer = await fetch('https://api.stripe.com/v1/3ds2/authenticate', {
        method: 'POST',
        body: new URLSearchParams({ client_secret: location.hash.slice(1), result }),
      })
      parent.postMessage(await answer.json(), '*')
    })
    document.body.append(button)
  }
}

const html = (script: () => void) =>
  `<!doctype html><html lang="pt-BR"><title>Stripe</title><body><script>(${script})()</script>`

export const STRIPE_SCRIPT = `(${stripeScript})()`
export const ELEMENT_PAGE = html(elementScript)
export const BANK_PAGE = html(bankScript)
