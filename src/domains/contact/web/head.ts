import { pageHead, type Site } from '#client/page-head.ts'

/** Head of the contact page, with https://schema.org/ContactPage. */
export function contactHead(site: Site | undefined) {
  const { name, email, whatsapp } = site?.company ?? {}
  const origin = site?.origin ?? ''
  return pageHead(site, {
    title: 'Contato',
    description: 'Conte o que precisa existir. Por formulário, WhatsApp, Telegram ou e-mail: quem responde é quem faz.',
    path: '/contact',
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
