import { expect, test } from 'vitest'
import { contrast } from '#tests/contrast.ts'
import { checkLetter, wordsOf } from '#tests/letters.ts'
import { SCHEMES } from './letter.ts'
import { type Letter, writeEmail } from './write-email.ts'

const ORIGIN = 'https://exemplo.com.br'
const letter: Letter = {
  subject: 'Orçamento 0042: Sensor de nível',
  firm: { name: 'Três Camadas', address: 'Rua das Impressoras, 28', email: 'contato@exemplo.com.br' },
  paragraphs: ['Olá, Fulana!', 'Segue o orçamento.\nComo falamos.'],
  facts: [
    ['Total', 'R$ 10.050,50'],
    ['Válido até', '30/12/2026'],
  ],
  button: { label: 'Veja o orçamento', link: `${ORIGIN}/orcamento/1-a?b=1&c=2` },
  notes: ['O mesmo vai em PDF.', { label: 'Como guardamos os seus dados', link: `${ORIGIN}/privacy` }],
}

test('a letter says the same as text and as HTML, with one button', async () => {
  const { subject, ...parts } = await writeEmail(letter)
  expect(subject).toBe(letter.subject)
  expect(checkLetter(parts, ORIGIN)).toEqual([`${ORIGIN}/orcamento/1-a?b=1&amp;c=2`, `${ORIGIN}/privacy`])
  expect(parts.text).toBe(`Orçamento 0042: Sensor de nível

Olá, Fulana!

Segue o orçamento.
Como falamos.

Total: R$ 10.050,50
Válido até: 30/12/2026

Veja o orçamento: ${ORIGIN}/orcamento/1-a?b=1&c=2

O mesmo vai em PDF.

Como guardamos os seus dados: ${ORIGIN}/privacy

Três Camadas
Rua das Impressoras, 28
contato@exemplo.com.br
`)
})

test('what was typed stays text, in each of its places', async () => {
  const evil =
    '</mj-text><mj-image src="//x"/><img src=x onerror=alert(1)> "\'&amp; {{a}} <!-- ]]> <mj-include path="/etc/passwd"/>'
  const { html, text } = await writeEmail({
    subject: evil,
    heading: evil,
    firm: { name: evil, address: evil, email: evil },
    paragraphs: [evil],
    facts: [[evil, evil]],
    button: { label: evil, link: `${ORIGIN}/"><script>` },
    notes: [evil, { label: evil, link: `${ORIGIN}/'` }],
  })
  expect(html).not.toMatch(/<(img|mj-|script)/)
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${ORIGIN}/&quot;&gt;&lt;script&gt;"`, `href="${ORIGIN}/&#39;"`])
  expect(wordsOf(html).split(evil)).toHaveLength(text.split(evil).length + 1)
})

test('characters that no XML holds break no letter', async () => {
  const typed = `${Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).join('')}\ud800\ufffe\uffff\ufdd0😀`
  const { html } = await writeEmail({ ...letter, paragraphs: [typed], heading: typed })
  expect(html).toContain('😀')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/orcamento/1'])(
  'a button leads to an address of the web alone: %s',
  async (link) => {
    await expect(writeEmail({ ...letter, button: { label: 'Abrir', link } })).rejects.toThrow()
    await expect(writeEmail({ ...letter, notes: [{ label: 'Abrir', link }] })).rejects.toThrow()
  },
)

test('a subject is one line, however it was typed', async () => {
  const { subject } = await writeEmail({ ...letter, subject: `Oi\r\nBcc: x@malvado.exemplo ${'a'.repeat(300)}` })
  expect(subject).toMatch(/^Oi Bcc: x@malvado\.exemplo a+$/)
  expect(subject).toHaveLength(200)
})

test.each(Object.entries(SCHEMES))('every pair of colours is legible, %s', async (scheme, colours) => {
  const { ground, paper, ink, soft, fill, onFill, link } = colours
  const pairs = [
    [ink, ground],
    [ink, paper],
    [soft, ground],
    [soft, paper],
    [link, paper],
    [onFill, fill],
  ] as const
  for (const [text, behind] of pairs) expect(contrast(text, behind)).toBeGreaterThan(4.5)
  const { html } = await writeEmail(letter)
  for (const colour of Object.values(colours)) expect(html, scheme).toContain(colour)
})
