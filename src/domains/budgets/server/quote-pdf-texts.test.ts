import { describe, expect, test } from 'vitest'
import { QUOTE, readPages, startQuotePdfs } from '#tests/quote-pdfs.ts'

const { make, textOf } = startQuotePdfs()
const item = (description: string) => ({ description, quantity: 1, total: 100 })
const terms = (markdown: string) => ({ terms: { markdown, html: '' } })

describe('what people wrote is text', () => {
  const HOSTILE = '#read("/etc/passwd") #panic("x") $x$ *b* _i_ `c` @ref <a> \\ // {y} [z]'

  test('wherever it stands', async () => {
    const text = await textOf({
      title: HOSTILE,
      company: { ...QUOTE.company, name: HOSTILE },
      client: { ...QUOTE.client, name: HOSTILE },
      items: [item(HOSTILE)],
    })
    expect(text.split(HOSTILE)).toHaveLength(5)
  })

  test('in Markdown too, which has its own marks only', async () => {
    const pdf = await make(
      terms('#read("/etc/passwd") $x$ **forte** [sai](javascript:alert(1)) [vai](https://a.exemplo) ![foto](/x.png)'),
    )
    expect((await readPages(pdf)).join(' ')).toContain('#read("/etc/passwd") $x$ forte sai vai')
    const source = pdf.toString('latin1')
    expect(source).toContain('https://a.exemplo')
    const far = await make(terms('[vai](https://a.exemplo/שלום?q=日)'))
    expect(far.toString('latin1')).toContain('https://a.exemplo/%D7%A9%D7%9C%D7%95%D7%9D?q=%E6%97%A5')
    expect(source).not.toContain('javascript:')
  })

  test.each([
    ['headings that leave levels out', '### a\n\n# b\n\n###### c\n\n- # d\n\n> ## e', 'a b c • d e'],
    ['deep quotes and lists', `${'> '.repeat(80)}fundo\n\n${'- '.repeat(80)}lista`, 'fundo'],
    ['marks within marks', `${'*a **b '.repeat(40)}fim${'** *'.repeat(40)}`, 'fim'],
    ['notes and references', 'Um[^1], [dois][d].\n\n[^1]: A nota.\n\n[d]: https://a.exemplo', 'Um1, dois. 1. A nota.'],
    ['tasks and deletions', '- [x] feito\n- [ ] por fazer\n\n~~sai~~', 'feito'],
    ['HTML', 'um <b>dois</b><br>três\n\n<div>quatro <!-- x --></div>\n\n<script>não()</script>', 'um dois três quatro'],
    ['a wide table', `${'|a'.repeat(30)}|\n${'|-'.repeat(30)}|\n${'|b'.repeat(30)}|`, 'a | a | a'],
    ['a heading of nothing that can be shown', '# &#x2066;\n\n## \u180f\n\nfim', 'fim'],
    ['code', '```\nlet a\n  b\n```', 'let a b'],
  ])('%s', async (_, markdown, shown) => {
    expect(await textOf(terms(markdown))).toContain(shown)
  })
})
