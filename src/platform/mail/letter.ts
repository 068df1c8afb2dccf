import { html } from 'hono/html'
import type { Engine } from 'mrml'

/** The firm in whose name a letter is written: its head and its foot. '' for what is not known. */
export interface Letterhead {
  name: string
  /** In one line. */
  address: string
  email: string
}

/** A link of ours, http or https, and what it does. */
export interface Link {
  label: string
  link: string
}

/** A letter whose texts and links were checked. */
export interface CleanLetter {
  heading: string
  firm: Letterhead
  paragraphs: readonly string[]
  facts: readonly (readonly [label: string, value: string])[]
  button: Link | undefined
  notes: readonly (string | Link)[]
}

/** The colours of both schemes; those of `ui/tokens.css`, which mail programs cannot read. */
export const SCHEMES = {
  light: {
    ground: '#f0f2f2',
    paper: '#ffffff',
    ink: '#14171a',
    soft: '#4d545a',
    line: '#d9dddf',
    fill: '#1f4bd8',
    onFill: '#ffffff',
    link: '#1f4bd8',
  },
  dark: {
    ground: '#0f1214',
    paper: '#161a1d',
    ink: '#eceff1',
    soft: '#a7b0b6',
    line: '#2b3237',
    fill: '#8fb0ff',
    onFill: '#14171a',
    link: '#8fb0ff',
  },
}

let engine: Promise<Engine> | undefined

/** A letter as HTML that mail programs show alike: tables, styles in their elements, no picture, nothing from elsewhere. */
export async function renderLetter(letter: CleanLetter): Promise<string> {
  engine ??= import('mrml').then(({ Engine }) => new Engine())
  const rendered = (await engine).toHtml(String(toMjml(letter)))
  if (rendered.type === 'error') throw new Error(`a letter could not be rendered: ${rendered.message}`)
  return rendered.content
}

const { light, dark } = SCHEMES

const lines = (text: string) => text.split('\n').map((line, index) => (index ? html`<br />${line}` : line))

const toMjml = ({ heading, firm, paragraphs, facts, button, notes }: CleanLetter) => html`<mjml lang="pt-BR">
<mj-head>
  <mj-title>${heading.replaceAll('\n', ' ')}</mj-title>
  <mj-raw><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"></mj-raw>
  <mj-attributes>
    <mj-all font-family="'Helvetica Neue', Helvetica, Arial, sans-serif" padding="0" />
    <mj-text font-size="16px" line-height="24px" color="${light.ink}" padding="0 0 16px" />
    <mj-class name="small" font-size="14px" line-height="20px" color="${light.soft}" padding="0 0 8px" />
  </mj-attributes>
  <mj-style>
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    td, div { overflow-wrap: anywhere; }
    @media (prefers-color-scheme: dark) { ${darkStyles('')} }
    ${darkStyles('[data-ogsc] ')}
  </mj-style>
</mj-head>
<mj-body width="560px" background-color="${light.ground}" css-class="ground">
  <mj-section padding="24px 20px 12px"><mj-column>
    <mj-text css-class="ink" font-size="18px" font-weight="700" padding="0">${firm.name}</mj-text>
  </mj-column></mj-section>
  <mj-section background-color="${light.paper}" css-class="paper" padding="28px 20px 16px"><mj-column>
    <mj-text css-class="ink"><h1 style="margin:0;font-size:22px;line-height:28px;font-weight:700">${lines(heading)}</h1></mj-text>
    ${paragraphs.map((text) => html`<mj-text css-class="ink">${lines(text)}</mj-text>`)}
    ${facts.length > 0 ? html`<mj-table css-class="facts" padding="0 0 20px" font-size="16px" line-height="22px">${facts.map(toRow)}</mj-table>` : ''}
    ${
      button
        ? html`<mj-button css-class="button" href="${button.link}" align="left" padding="4px 0 20px" inner-padding="13px 22px" font-size="16px" font-weight="700" line-height="22px" border-radius="4px" background-color="${light.fill}" color="${light.onFill}">${button.label}</mj-button>`
        : ''
    }
    ${notes.map(
      (note) =>
        html`<mj-text mj-class="small" css-class="soft">${
          typeof note === 'string'
            ? lines(note)
            : html`<a href="${note.link}" style="color:${light.link}">${note.label}</a>`
        }</mj-text>`,
    )}
  </mj-column></mj-section>
  <mj-section padding="16px 20px 32px"><mj-column>
    <mj-text mj-class="small" css-class="soft">${lines([firm.name, firm.address, firm.email].filter(Boolean).join('\n'))}</mj-text>
  </mj-column></mj-section>
</mj-body>
</mjml>`

const CELL = `padding:9px 0;border-bottom:1px solid ${light.line};vertical-align:top`

const toRow = ([label, value]: CleanLetter['facts'][number]) =>
  html`<tr><th scope="row" style="${CELL};padding-right:16px;text-align:left;font-weight:400;color:${light.soft}">${label}</th><td style="${CELL};text-align:right;font-weight:700;color:${light.ink};font-variant-numeric:tabular-nums">${lines(value)}</td></tr>`

/** Rules for dark programs: the media query's, and with a prefix those of Outlook in a browser, which sets an attribute. */
const darkStyles = (prefix: string) => `
    ${prefix}body, ${prefix}.ground { background-color: ${dark.ground} !important; }
    ${prefix}.paper, ${prefix}.paper table { background: ${dark.paper} !important; }
    ${prefix}.ink div, ${prefix}.facts td { color: ${dark.ink} !important; }
    ${prefix}.soft div, ${prefix}.facts th { color: ${dark.soft} !important; }
    ${prefix}.facts th, ${prefix}.facts td { border-color: ${dark.line} !important; }
    ${prefix}.soft a { color: ${dark.link} !important; }
    ${prefix}.button td, ${prefix}.button a { background: ${dark.fill} !important; color: ${dark.onFill} !important; }`
