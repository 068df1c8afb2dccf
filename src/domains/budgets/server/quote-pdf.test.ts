import sharp from 'sharp'
import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { QUOTE, readPages, startQuotePdfs } from '#tests/quote-pdfs.ts'
import type { Acceptance } from '../document.ts'
import { makeQuotePdf } from './quote-pdf.ts'

const { requester, log, make, textOf } = startQuotePdfs()
const ACCEPTANCE: Acceptance = {
  name: 'Helena Prado',
  email: 'helena@boaagua.exemplo',
  at: '2026-11-24T14:03:22Z',
  network: '203.0.113.7',
  means: 'pela página do orçamento',
  note: '',
  sha256: '0123456789abcdef'.repeat(4),
  address: 'https://exemplo.com.br/orcamento/um-codigo',
}

const item = (description: string) => ({ description, quantity: 1, total: 100 })
const terms = (markdown: string) => ({ terms: { markdown, html: '' } })

describe('a PDF', () => {
  test('bears the company’s logo, and says the same', async () => {
    const picture = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#a33' } })
      .png()
      .toBuffer()
    const href = `data:image/png;base64,${picture.toString('base64')}`
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><image href="${href}" width="60" height="20"/></svg>`
    const [marked, plain] = [await makeQuotePdf(requester, QUOTE, { mark }), await make()]
    expect(marked.includes('/Subtype /Image')).toBe(true)
    expect(plain.includes('/Subtype /Image')).toBe(false)
    expect(await readPages(marked)).toEqual(await readPages(plain))
  })

  test('says all that the quote holds, accents and signs too', async () => {
    const text = await textOf()
    for (const part of [
      ...Object.values(QUOTE.company),
      ...Object.values(QUOTE.client),
      'Orçamento 0042',
      QUOTE.title,
      'Pendente',
      'CPF 529.982.247-25',
      'Emitido em 21/11/2026',
      'Entrega até 31/01/2027',
      'Válido até 19/02/2027',
      'Placa eletrônica – 10 × 12 cm',
      'Esquema, layout e montagem',
      '1.204 R$ 3.850,00',
      'Soma dos itens R$ 10.050,00',
      'Valor adicional R$ 320,00',
      'Total R$ 10.370,00',
      'Parcela 1 de 3 (40%) na aprovação R$ 4.148,00',
      'Parcela 2 de 3 em 20/12/2026 R$ 3.111,00',
      'Parcela 3 de 3 em 31/01/2027 R$ 3.111,00',
      'Cobre o deslocamento.',
      'Garantia de 90 dias',
      'Orçamento 0042, versão 1',
      'Página 1 de 1',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('Rascunho')
    expect(text).not.toContain('Aceite')
  })

  test('is tagged and in Portuguese, with its title, its fonts within', async () => {
    const pdf = await make()
    const { info, metadata } = await getMeta(new Uint8Array(pdf))
    expect(info).toMatchObject({ Title: 'Orçamento 0042, versão 1: Sensor de nível para cisternas' })
    expect(String(metadata.getRaw())).toContain('<pdfuaid:part>1</pdfuaid:part>')
    const document = await getDocumentProxy(new Uint8Array(pdf))
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['H1', 'H2', 'Table', 'TH', 'TD', 'L']) expect(tree).toContain(`"role":"${role}"`)
    const source = pdf.toString('latin1')
    expect(source).toContain('/Lang(pt-BR)'.replace('(', ' ('))
    const fonts = new Set(Array.from(source.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([\w-]+)/g), ([, name]) => name))
    expect([...fonts].sort()).toEqual(['Archivo-Bold', 'Archivo-Regular', 'Archivo-SemiBold', 'ArchivoDisplay'])
    expect(source.match(/\/FontFile[23]?\s/g)).toHaveLength(fonts.size)
  })

  test('comes out the same each time, so that its hash can be checked', async () => {
    const [one, other] = [await make(), await makeQuotePdf(requester, structuredClone(QUOTE))]
    expect(one.equals(other)).toBe(true)
    expect((await make({ total: 1_037_001 })).equals(one)).toBe(false)
  })

  test('of a quote that was not sent says that it is a draft, on each page', async () => {
    const items = Array.from({ length: 40 }, (_, index) => item(`Item ${index}`))
    const pages = await readPages(await make({ version: null, items }))
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page).toContain('Rascunho')
    expect(pages[0]).toContain('Orçamento 0042, rascunho')
  })

  test('of an accepted quote bears the evidence', async () => {
    const text = await textOf({}, ACCEPTANCE)
    expect(text).toContain('Aceito por Helena Prado E-mail helena@boaagua.exemplo Em 24/11/2026 11:03')
    expect(text).toContain('Rede 203.0.113.7 Como pela página do orçamento')
    expect(text).toContain(ACCEPTANCE.sha256)
    expect(text).toContain(ACCEPTANCE.address)
  })
})

describe('nothing is lost', () => {
  test('forty items go over pages with the head of the table on each, and none is cut', async () => {
    const items = Array.from({ length: 40 }, (_, index) => item(`Item número ${index}\nDetalhe ${index} do item`))
    const pages = await readPages(await make({ items }))
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`)
    for (const index of items.keys()) {
      const holder = pages.find((page) => page.includes(`Item número ${index} Detalhe ${index} do item`))
      expect(holder).toContain('Item Qtd. Total')
    }
  })

  test('an item longer than a page is continued with all its words', async () => {
    const words = Array.from({ length: 1500 }, (_, index) => `palavra${index}`)
    const text = await textOf({ items: [item(words.join(' '))] })
    expect(text.match(/palavra\d+/g)).toEqual(words)
    expect((await textOf({ items: [item('linha\n'.repeat(300))] })).match(/linha/g)).toHaveLength(300)
  })

  test('sixty parcelas go over pages', async () => {
    const payments = Array.from({ length: 60 }, (_, index) => ({
      due: '2027-01-31',
      percent: null,
      amount: 100 + index,
    }))
    const text = await textOf({ payments })
    for (const index of payments.keys()) expect(text).toContain(`Parcela ${index + 1} de 60 em 31/01/2027 R$ 1,`)
  })

  test('words of three hundred letters are broken wherever they stand', async () => {
    const word = 'W'.repeat(300)
    const text = await textOf({
      title: word,
      client: { ...QUOTE.client, name: word, address: word },
      items: [item(word)],
      ...terms(`${word}\n\n- \`${word}\`\n\n| a | b |\n|---|---|\n| ${word} | ${word} |`),
    })
    expect(text.match(/W/g)).toHaveLength(8 * 300)
  })

  test('what no font has is one box a cluster, and what no text has is left out', async () => {
    const text = await textOf({ title: 'Olá \u{e0001}שָׁ a\u20e3 \u0000\u0007 fim', items: [item('\ud800 só')] })
    expect(text).toContain('Olá □ □ fim')
    expect(text).toContain('só')
    expect(log.error).not.toHaveBeenCalled()
  })

  test.each(['item 4\u20e3', '1\ufe0f\u20e3', '0\u20e3 a 9\u20e3', '"\u20e3 ,\u20e3 {\u20e3 \\\u20e3'])(
    '%s is shown where it was typed, and changes nothing else',
    async (typed) => {
      const text = await textOf({ items: [{ ...item(typed), total: 1_234_567_890 }], total: 1_234_567_890 })
      expect(text).toContain('1 R$ 12.345.678,90 Soma dos itens R$ 12.345.678,90 Valor adicional')
      expect(text).toContain('Total R$ 12.345.678,90')
      const accepted = await textOf({}, { ...ACCEPTANCE, name: `Ana ${typed}` })
      expect(accepted).toContain('Total R$ 10.370,00')
      expect(accepted).toContain(ACCEPTANCE.sha256)
    },
  )

  test('Greek, Cyrillic, Japanese and emoji are shown by fonts that come along', async () => {
    const pdf = await make({ title: 'Ωμέγα Привет 日本語 かな 🎉 4\ufe0f\u20e3', ...terms('**Жук** _日本_ `Ж 日`') })
    expect((await readPages(pdf)).join(' ')).toContain('Ωμέγα Привет 日本語 かな 🎉 4')
    const fonts = Array.from(pdf.toString('latin1').matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([\w-]+)/g), ([, name]) => name)
    const OWN = /^(Archivo-|ArchivoDisplay$|JetBrainsMono-|NotoEmoji-Regular$|NotoSans-|NotoSansJP-Regular$)/
    for (const font of fonts) expect(font).toMatch(OWN)
    for (const used of ['NotoEmoji-Regular', 'NotoSans-Bold', 'NotoSans-Regular', 'NotoSansJP-Regular'])
      expect(fonts).toContain(used)
  })
})
