import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import archivoDisplay from '../ui/fonts/archivo-display.woff2?url'
import archivoText from '../ui/fonts/archivo-text.woff2?url'
import styles from '../ui/base.css?url'
import { api } from './api'
import { APPLY_SCHEME } from '../ui/scheme'

const font = (href: string) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })

export const Route = createRootRoute({
  loader: async () => (await api.site.frame()).data,
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: loaderData?.company.name },
      { name: 'theme-color', content: '#fbfbfa', media: '(prefers-color-scheme: light)' },
      { name: 'theme-color', content: '#0f1214', media: '(prefers-color-scheme: dark)' },
    ],
    links: [
      font(archivoText),
      font(archivoDisplay),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: 'Arquivos' },
    ],
    scripts: [{ children: APPLY_SCHEME }],
  }),
  component: Document,
})

function Document() {
  const { day, delays } = Route.useLoaderData()
  return (
    // The scheme script may add an attribute before React arrives.
    <html lang="pt-BR" data-day={day.weekday} data-delays={delays ? undefined : 'off'} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
