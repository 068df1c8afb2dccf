import type { Panel } from '#panel.ts'
import people from '../../seed/site/people.json' with { type: 'json' }
import type { Answers } from './answers.ts'

export type Who = 'visitor' | 'staff' | 'admin'

/** Those who are signed in. */
export const PEOPLE = {
  admin: { id: 1, nome: 'Marina Duarte', email: 'marina@exemplo.com.br' },
  staff: { id: 2, nome: 'Davi Rocha', email: 'davi@exemplo.com.br' },
}

export const COMPANY = {
  name: 'Vitrine',
  legalName: 'Vitrine Tecnologia Ltda.',
  cnpj: '',
  tagline: 'Consultoria de tecnologia',
  street: '',
  district: '',
  city: 'Florianópolis',
  state: 'SC',
  zip: '',
  email: 'ola@exemplo.com.br',
  whatsapp: '',
  telegram: '',
  codeHosting: '',
  social: [],
}

/** The calls of the frame of every screen. */
export const FRAME_CALLS = ['site.frame', 'accounts.session', 'notices.list', 'contact.unread', 'hours.timer.read']

/** What the frame is answered with, but for what there may be nothing of. */
export const frameAnswers = (as: Who): Answers => ({
  site: {
    frame: () => ({
      data: {
        company: COMPANY,
        logo: null,
        day: { weekday: 1, greeting: '', slogan: 'Bom trabalho', image: '', alt: '', filament: '' },
        delays: false,
        preparing: false,
        modules_off: [],
        trades: [],
      },
    }),
    people: () => ({ data: { ...people, people: [] } }),
  },
  hours: { timer: { read: () => ({ data: { running: null, stopped: [] } }) } },
  accounts: {
    session: () => ({
      result: true,
      data: as === 'visitor' ? [] : [PEOPLE[as]],
      admin: as === 'admin',
      ...(as === 'admin' && { sees_costs: true }),
      needs_second_factor: false,
      panel: 'specified',
      choices: { counter: 0, values: {} },
      modules: { off: [], counter: 0 },
      sends_mail: true,
    }),
  },
})

/** A counter of choices higher than that of any change: a session's answer with a lower one than a page's last is outdated. */
export const NEWEST_CHOICES = 1_000_000

/** The admin's session in one of the two interfaces. */
export const sessionIn = (panel: Panel) => async () => ({
  ...(await frameAnswers('admin').accounts!.session!(undefined)),
  panel,
})
