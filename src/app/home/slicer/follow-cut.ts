/**
 * Cuts the piece as the page is scrolled, the knob moved or the piece dragged. The scroll is the only state: knob and
 * pointer move it, and the styles follow it by a scroll timeline; where browsers have none, by `--p`, from 0 (whole) to 1
 * (open). Without motion, or in a low window, nothing follows the scroll: the piece stands open, and the knob sets `--p`.
 *
 * Its text is sent with the page, minified (see vite.config.ts), so it uses nothing from outside of it.
 */
export default function followCut(section: HTMLElement) {
  if (section.dataset.slicer) return
  const stage = section.firstElementChild as HTMLElement
  const piece = section.querySelector<HTMLElement>('[role=img]')!
  const knob = section.querySelector('input')!
  const words = section.querySelector<HTMLElement>('[data-at]')!.parentElement!
  const wantsMotion = matchMedia('(prefers-reduced-motion: no-preference)')
  const isHigh = matchMedia('(min-height: 480px)')
  const hasTimeline = CSS.supports('animation-timeline: view()')
  const end = new AbortController()
  const { signal } = end
  const NAMES: [until: number, name: string][] = [
    [0.07, 'peça inteira'],
    [0.36, 'matéria'],
    [0.63, 'circuito'],
    [0.92, 'código'],
    [2, 'as três camadas'],
  ]
  const isMoved = () => section.dataset.slicer === 'scroll'
  const limit = (part: number) => Math.min(1, Math.max(0, part))

  const room = () => section.offsetHeight - stage.offsetHeight
  const top = () => section.getBoundingClientRect().top - (Number.parseFloat(getComputedStyle(stage).top) || 0)
  const tell = (part: number) => {
    const percent = Math.round(part * 100)
    knob.value = `${percent}`
    knob.setAttribute('aria-valuetext', `${NAMES.find(([until]) => part < until)![1]}, ${percent} %`)
  }
  /** What only an opened piece shows is there from the first act on: until then nobody has to wait for its layout. */
  const begin = () => {
    const passing = piece.querySelector('template')
    piece.querySelector('g.faces')?.append(...(passing?.content.firstElementChild?.childNodes ?? []))
    passing?.remove()
    section.toggleAttribute('data-begun', true)
  }
  const cut = (part: number) => {
    section.style.setProperty('--p', `${part}`)
    tell(part)
  }
  const go = (part: number, behavior: ScrollBehavior = 'instant') => {
    begin()
    if (isMoved()) scrollTo({ top: scrollY + top() + part * room(), behavior })
    else cut(part)
  }

  let isDue = false
  const follow = () => {
    isDue = false
    if (!section.isConnected) return end.abort()
    section.toggleAttribute('data-past', section.getBoundingClientRect().bottom < 72)
    if (!isMoved()) return
    const part = limit(-top() / room())
    if (part > 0.002) begin()
    if (hasTimeline) tell(part)
    else cut(part)
  }
  const onScroll = () => {
    if (!isDue) requestAnimationFrame(follow)
    isDue = true
  }

  /** Not at each change of the height, which the bars of a phone's browser make. Measures nothing: a page is laid out once. */
  const choose = () => {
    section.style.removeProperty('--p')
    section.dataset.slicer = wantsMotion.matches && isHigh.matches ? 'scroll' : 'still'
    if (!isMoved()) tell(1)
    onScroll()
  }
  let width: number | undefined
  const onResize = () => {
    const isFirst = width === undefined
    if (width === innerWidth) return
    width = innerWidth
    if (!isFirst) choose()
  }

  addEventListener('scroll', onScroll, { passive: true, signal })
  addEventListener('resize', onResize, { signal })
  for (const act of ['pointerdown', 'keydown', 'wheel'])
    addEventListener(act, begin, { passive: true, once: true, signal })
  wantsMotion.addEventListener('change', choose, { signal })
  knob.addEventListener('input', () => go(Number(knob.value) / 100))
  words.addEventListener('click', ({ target }) => {
    const { at } = (target as HTMLElement).dataset
    if (at) go(Number(at), 'smooth')
  })

  let grip: { y: number; part: number } | undefined
  piece.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'mouse' || event.button) return
    grip = { y: event.clientY, part: Number(knob.value) / 100 }
    piece.setPointerCapture(event.pointerId)
    event.preventDefault()
  })
  piece.addEventListener('pointermove', ({ clientY }) => {
    if (grip) go(limit(grip.part + (clientY - grip.y) / piece.offsetHeight))
  })
  const letGo = () => {
    grip = undefined
  }
  piece.addEventListener('pointerup', letGo)
  piece.addEventListener('pointercancel', letGo)
  choose()
  requestAnimationFrame(onResize)
}
