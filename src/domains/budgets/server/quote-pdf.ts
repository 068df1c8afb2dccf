import { brl } from '#money.ts'
import { drawPaperMark } from '#pictures/brand-mark.ts'
import { makePdf, type PdfRequester } from '#platform/pdf/make-pdf.ts'
import { softenWords } from '#platform/pdf/text.ts'
import { drawQrCode } from '#platform/pictures/qr-code.ts'
import type { Lane } from '#platform/worker/work-queue.ts'
import type { Acceptance, QuoteDocument } from '../document.ts'
import {
  acceptanceFacts,
  choiceText,
  clientFacts,
  companyLines,
  dayFacts,
  type Fact,
  groupHead,
  headingOf,
  isPriced,
  lateText,
  nameOf,
  paymentRows,
  percentText,
  quantityText,
  sums,
} from '../document-texts.ts'

const BADGES = { status: '#6b7280', draft: '#b7791f', accepted: '#0f8a63' }

/** Letters of a word that fit into a column of facts. */
const FACT = 26
/** And of one of the company's name, which is set larger. */
const COMPANY = 18
/**
 * Letters in a line of an item, and in one beside unit prices (`pricedLine`). An item of at most `lines` lines surely
 * fits on a page, so that its row is not cut.
 */
const ITEM = { line: 45, pricedLine: 28, lines: 30 }
/** Letters of a unit that stay together. */
const UNIT = 8

interface QuotePdfOptions {
  acceptance?: Acceptance | undefined
  /** The company's logo (`readMark`); the drawn mark by default. */
  mark?: string
  lane?: Lane
}

/**
 * The PDF of a quote on A4, tagged (PDF/UA-1); a draft where it has no version, with the evidence below where it was
 * accepted. The same document with the same mark always gives the same bytes, so its SHA-256 can be checked. Throws as
 * `makePdf` does.
 */
export const makeQuotePdf = (
  requester: PdfRequester,
  document: QuoteDocument,
  { acceptance, mark = drawPaperMark(), lane = 'page' }: QuotePdfOptions = {},
): Promise<Buffer<ArrayBuffer>> =>
  makePdf(
    requester,
    {
      template: 'src/domains/budgets/server/document.typ',
      data: { ...describe(document, acceptance), mark },
      texts: { extra: document.extra.markdown, terms: document.terms.markdown },
      amounts: amountsOf(document),
    },
    lane,
  )

/** All amounts of the document, from its top to its end. */
const amountsOf = (document: QuoteDocument) => [
  ...document.items.flatMap(({ unit_price, total, discount }, index) => [
    ...(groupHead(document.items, index)?.slice(1) ?? []),
    ...(unit_price === undefined ? [] : [brl(unit_price)]),
    brl(total),
    ...(discount?.percent === null ? [brl(discount.amount)] : []),
  ]),
  ...sums(document).map(([, sum]) => sum),
  brl(document.total),
  ...paymentRows(document).map((row) => row.at(-1)!),
]

/** What document.typ shows, ready to be read. */
function describe(document: QuoteDocument, acceptance?: Acceptance) {
  const draft = document.version === null
  const priced = isPriced(document)
  const width = priced ? ITEM.pricedLine : ITEM.line
  return {
    title: `${nameOf(document)}: ${document.title}`,
    name: nameOf(document),
    heading: headingOf(document),
    project: softenWords(document.title),
    draft,
    badges: [
      ...(draft ? [['Rascunho', BADGES.draft]] : []),
      ...(acceptance ? [['Aceito', BADGES.accepted]] : []),
      [document.status, BADGES.status],
    ],
    company: {
      name: softenWords(document.company.name, COMPANY),
      lines: companyLines(document).map((line) => softenWords(line)),
    },
    client: soften(clientFacts(document)),
    days: dayFacts(document),
    priced,
    items: document.items.map((item, index) => {
      const head = groupHead(document.items, index)
      const choice = choiceText(item)
      const lines = [...item.description.split('\n'), ...(choice ? [choice] : [])]
      const height = lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / width)), 0)
      return {
        lines: lines.map((line) => softenWords(line)),
        head: head ? { name: softenWords(head[0]), sum: head[1] } : null,
        quantity: softenWords(quantityText(item), UNIT),
        price: item.unit_price === undefined ? null : brl(item.unit_price),
        total: brl(item.total),
        discount: item.discount ? describeDiscount(item.discount) : null,
        long: height > ITEM.lines,
      }
    }),
    sums: sums(document),
    total: brl(document.total),
    payments: paymentRows(document),
    late: lateText(document),
    acceptance: acceptance
      ? {
          facts: soften(acceptanceFacts(acceptance)),
          sha256: acceptance.sha256,
          address: acceptance.address,
          shown: softenWords(acceptance.address, 80),
          qr: drawQrCode(acceptance.address),
        }
      : null,
  }
}

/** One of both: what stands after 'menos'. */
const describeDiscount = ({ percent, amount }: NonNullable<QuoteDocument['discount']>) =>
  percent === null ? { percent: null, amount: brl(amount) } : { percent: percentText(percent), amount: null }

const soften = (facts: readonly Fact[]) => facts.map(([name, value]) => [name, softenWords(value, FACT)])
