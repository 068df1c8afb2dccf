import { createFileRoute } from '@tanstack/react-router'
import { api } from '#client/calls/api.ts'
import { returnedForm } from '#client/calls/returned-form.ts'
import { pageHead, type Site, siteOf } from '#client/page/page-head.ts'
import { pick } from '#pick.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LONGEST } from '../message.ts'
import { ContactScreen } from './screen.tsx'

interface Search {
  /** 1 after the form was posted without JavaScript. */
  enviada?: 1 | undefined
  /** Initial text of the message. Read in the browser only, so that one cached page serves all. */
  mensagem?: string | undefined
}

export const Route = createFileRoute('/_public/contact')({
  staticData: { view: () => ({ analytics: 'page', page: 'contact' }) },
  validateSearch: ({ enviada, mensagem }): Search => ({
    ...(enviada === 1 && { enviada }),
    ...((typeof mensagem === 'string' || typeof mensagem === 'number') && {
      mensagem: String(mensagem).slice(0, LONGEST.message),
    }),
  }),
  loader: async () => {
    const [people, evidence, offered] = await Promise.all([
      api.site.people(),
      api.site.evidence(),
      api.bookings.visit.offered(),
    ])
    return {
      returned: returnedForm(),
      people: people.data.people.map((person) => pick(person, ['key', 'name', 'work', 'picture', 'face'])),
      bookable: offered.data,
      figures: evidence.data.filter(({ kind }) => kind === 'answers' || kind === 'quotes'),
    }
  },
  head: ({ matches }) => contactHead(siteOf(matches)),
  component: ContactPage,
  errorComponent: FailedPage,
})

function ContactPage() {
  const { enviada, mensagem = '' } = Route.useSearch()
  const { returned, ...shown } = Route.useLoaderData()
  return <ContactScreen {...shown} returned={returned} initialText={mensagem} isSent={enviada === 1} />
}

/** Head of the contact page, with https://schema.org/ContactPage. */
function contactHead(site: Site | undefined) {
  const { name, email, whatsapp } = site?.company ?? {}
  const origin = site?.origin ?? ''
  return pageHead(site, {
    title: 'Contato',
    description: 'Conte o que precisa existir. Por formulário, WhatsApp, Telegram ou e-mail: quem responde é quem faz.',
    path: '/contact',
    picture: { src: '/og/page/contact.png', alt: 'Conte o que precisa existir.' },
    data: {
      '@type': 'ContactPage',
      name: 'Contato',
      url: `${origin}/contact`,
      inLanguage: 'pt-BR',
      mainEntity: {
        '@type': 'Organization',
        name,
        url: `${origin}/`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          availableLanguage: 'pt-BR',
          ...(email && { email }),
          ...(whatsapp && { telephone: whatsapp }),
        },
      },
    },
  })
}
