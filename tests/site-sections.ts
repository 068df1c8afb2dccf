import { beforeEach } from 'vitest'
import { SECTION_NAMES, type SectionName } from '#domains/site/section-schemas.ts'
import { DEFAULTS } from '#domains/site/server/defaults.ts'
import { readSections } from '#domains/site/server/sections.ts'
import { readFrame } from '#domains/site/server/service.ts'
import { readLegal } from '#domains/site/server/texts.ts'
import { rendering } from '#platform/rendering.ts'
import { startApp } from './app.ts'

const { company, days, home, trades, people, evidence, coffees, legal, plans, pieces } = DEFAULTS

/** A change of each section. */
export const CHANGED: { [Name in SectionName]: unknown } = {
  company: { ...company, name: 'Oficina Norte' },
  days: days.map((day) => ({ ...day, slogan: 'Devagar e sempre.' })),
  home: { ...home, technologies: [{ name: 'Rust', note: '' }, ...home.technologies] },
  trades: { ...trades, printing: { title: '', lead: '', about: '', makes: [], tags: ['Moldes'] } },
  people: { ...people, people: [...people.people, { ...people.people[0]!, key: 'ana', name: 'Ana' }].slice(1) },
  evidence: { ...evidence, reads: false },
  coffees: [...coffees, { image: `/uploads/${'a'.repeat(32)}-800x600.webp`, caption: 'Sem açúcar' }].reverse(),
  legal: { ...legal, intro: 'Com **calma**.' },
  privacy: { notice: '## Nada\n\nGuardamos nada.' },
  plans: plans.map((plan, index) => ({ ...plan, price: [4.35, 0, 1_000_000][index] })),
  pieces: { ...pieces, machine: 0, materials: pieces.materials.slice(1) },
}

/** Values that a section does not take, with the field that is wrong. */
export const WRONG: [SectionName, unknown, string][] = [
  ['company', { ...company, cnpj: '11.222.333/0001-82' }, 'value.cnpj'],
  ['company', { ...company, name: ' ' }, 'value.name'],
  ['company', { ...company, zip: '8801' }, 'value.zip'],
  ['company', { ...company, state: 'XX' }, 'value.state'],
  ['company', { ...company, email: 'contato@' }, 'value.email'],
  ['company', { ...company, whatsapp: '123' }, 'value.whatsapp'],
  ['company', { ...company, whatsapp: '048 90000-0000' }, 'value.whatsapp'],
  ['company', { ...company, telegram: 'javascript:alert(1)' }, 'value.telegram'],
  ['company', { ...company, codeHosting: 'javascript:alert(1)' }, 'value.codeHosting'],
  ['company', { ...company, codeHosting: '/home' }, 'value.codeHosting'],
  [
    'company',
    { ...company, social: [company.social[0], { name: 'X', url: 'data:text/html,1' }] },
    'value.social.1.url',
  ],
  ['company', { ...company, social: [{ name: 'X', url: '' }] }, 'value.social.0.url'],
  ['days', days.map((day, index) => (index === 3 ? { ...day, slogan: '' } : day)), 'value.3.slogan'],
  ['days', days.map((day) => ({ ...day, image: 'javascript:1' })), 'value.0.image'],
  ['days', days.slice(1), 'value'],
  ['home', { ...home, facts: home.facts.map((fact) => ({ ...fact, text: '' })) }, 'value.facts.0.text'],
  ['home', { ...home, facts: home.facts.map((fact) => ({ ...fact, figure: '' })) }, 'value.facts.0.figure'],
  ['home', { ...home, banner: { ...home.banner, link: '//malvado.exemplo' } }, 'value.banner.link'],
  ['trades', { ...trades, software: { ...trades.software, lead: 'x'.repeat(301) } }, 'value.software.lead'],
  [
    'trades',
    { ...trades, embedded: { ...trades.embedded, makes: [{ name: ' ', text: '' }] } },
    'value.embedded.makes.0.name',
  ],
  ['trades', { ...trades, printing: { ...trades.printing, tags: Array(11).fill('Moldes') } }, 'value.printing.tags'],
  ['people', { ...people, people: [{ ...people.people[0], name: 'x'.repeat(81) }] }, 'value.people.0.name'],
  ['people', { ...people, people: [{ ...people.people[0], name: '!' }] }, 'value.people.0.name'],
  ['people', { ...people, people: [{ ...people.people[0], picture: 'javascript:1' }] }, 'value.people.0.picture'],
  ['people', { ...people, people: [people.people[0], people.people[0]] }, 'value.people.1.name'],
  ['people', { ...people, people: Array(13).fill(people.people[0]) }, 'value.people'],
  ['people', { ...people, crafts: people.crafts.slice(1) }, 'value.crafts'],
  ['evidence', { ...evidence, reads: 'sim' }, 'value.reads'],
  ['coffees', [{ image: '../secret.svg', caption: 'Um' }], 'value.0.image'],
  ['coffees', [{ image: 'coado-da-segunda.svg', caption: '' }], 'value.0.caption'],
  ['legal', { ...legal, trust: 'x'.repeat(60_001) }, 'value.trust'],
  ['privacy', {}, 'value.notice'],
  ['plans', plans.map((plan) => ({ ...plan, price: 49.999 })), 'value.0.price'],
  ['plans', plans.map((plan) => ({ ...plan, price: -1 })), 'value.0.price'],
  [
    'plans',
    plans.map((plan, index) => (index === 2 ? { ...plan, features: ['Um', ' '] } : plan)),
    'value.2.features.1',
  ],
]

/** Starts the program with a page that shows what all sections hold, each as it came before each test. */
export function startSections() {
  const app = startApp(
    { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'ola@exemplo.com.br' },
    {
      async render({ url }) {
        const context = rendering.getStore()!
        const shown = {
          path: new URL(url).pathname,
          ...(await readSections(context, SECTION_NAMES)),
          html: (await readLegal(context)).data,
          now: context.clock.now(),
          actor: context.actor,
          off: (await readFrame(context)).data.modules_off,
        }
        return new Response(`<script nonce="${rendering.getStore()!.nonce}">1</script><body>${JSON.stringify(shown)}`, {
          headers: { 'content-type': 'text/html' },
        })
      },
      isWorkbench: (path) => path === '/dashboard',
      parametersOf: () => [],
      secretPageOf: () => undefined,
    },
  )
  beforeEach(async () => {
    for (const section of SECTION_NAMES) await app.people.admin.post('/api/v1/site/reset', { section })
  })
  return {
    app,
    read: async () => JSON.parse((await app.people.visitor.get('/')).body.split('<body>')[1]),
    settings: async () => (await app.people.admin.get('/api/v1/site/settings')).body.data,
  }
}
