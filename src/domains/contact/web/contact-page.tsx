import { createFileRoute } from '@tanstack/react-router'
import { siteOf } from '#client/page-head.ts'
import { returnedForm } from '#client/returned-form.ts'
import { FailedPage } from '#ui/public/failed-page.tsx'
import { LONGEST } from '../message.ts'
import { contactHead } from './head.ts'
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
  loader: () => ({ returned: returnedForm() }),
  head: ({ matches }) => contactHead(siteOf(matches)),
  component: ContactPage,
  errorComponent: FailedPage,
})

function ContactPage() {
  const { enviada, mensagem = '' } = Route.useSearch()
  const { returned } = Route.useLoaderData()
  return <ContactScreen returned={returned} initialText={mensagem} isSent={enviada === 1} />
}
