import { expect, test } from 'vitest'
import { bindProse } from '#fixed-spaces.ts'
import { renderHere } from '#platform/markdown/pipeline.ts'
import { lowerHeadings } from '../web/legal/headings.ts'
import { contentsOf } from '../web/privacy/contents.ts'
import { DEFAULTS } from './defaults.ts'

test('the headings of a text go one down, and its words stay', () => {
  expect(lowerHeadings('<h2 id="a">Um</h2><p>&lt;h2&gt; <code>h2</code></p><h5>Dois</h5><hr><h6>Três</h6>')).toBe(
    '<h3 id="a">Um</h3><p>&lt;h2&gt; <code>h2</code></p><h6>Dois</h6><hr><h6>Três</h6>',
  )
})

test('the contents of a notice are its main headings, as they are read', async () => {
  const { html } = await renderHere('# Um *só* `aviso`\n\n## Dentro\n\n# Dados & <b>"prazos"</b> < 2\n')
  expect(contentsOf(html)).toEqual([
    { id: 'um-so-aviso', text: 'Um só aviso' },
    { id: 'dados-prazos-2', text: 'Dados & "prazos" < 2' },
  ])
  expect(contentsOf('<p>Sem título</p>')).toEqual([])
})

test('the notice says what the law asks for', async () => {
  const { html, toc } = await renderHere(DEFAULTS.privacy.notice)
  expect(contentsOf(html)).toEqual(
    toc.filter(({ level }) => level === 2).map(({ id, text }) => ({ id, text: bindProse(text) })),
  )
  for (const word of ['Finalidade', 'Base legal', 'Prazo', 'art. 18', 'encarregado', 'ANPD', 'Cookie'])
    expect(html).toContain(word)
})
