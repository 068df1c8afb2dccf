import { createRootRoute, HeadContent, Outlet, Scripts, useMatches, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { api } from '#client/calls/api.ts'
import { APPLY_DENSITY } from '#client/interface/density.ts'
import { APPLY_PANEL } from '#client/interface/panel.ts'
import type { Site } from '#client/page/page-head.ts'
import { siteOrigin } from '#client/page/site-origin.ts'
import styles from '#ui/base.css?url'
import archivoDisplay from '#ui/fonts/archivo-display.woff2?url'
import archivoText from '#ui/fonts/archivo-text.woff2?url'
import { FailedDocument } from '#ui/public/failed-page.tsx'
import { APPLY_SCHEME } from '#ui/scheme.ts'
import { useHydratedEvent } from './hydrated.ts'
import { startScript } from './start-scripts.ts'

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
})

/** The icons of the browser's tab and of home screens: the company's own logo, else the drawn mark. */
const iconsOf = (site: Site | undefined) =>
  site?.logo
    ? [
        { rel: 'icon', href: site.logo.icon, type: 'image/png' },
        { rel: 'apple-touch-icon', href: site.logo.icon },
      ]
    : [
        { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ]

export const Route = createRootRoute({
  loader: async (): Promise<Site> => ({ ...(await api.site.frame()).data, origin: siteOrigin() }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: loaderData?.company.name ?? 'Um instante' },
    ],
    links: [
      font(archivoText),
      font(archivoDisplay),
      { rel: 'stylesheet', href: styles },
      ...iconsOf(loaderData),
      { rel: 'manifest', href: '/site.webmanifest' },
      { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: 'Arquivos' },
    ],
    scripts: [{ children: APPLY_SCHEME + APPLY_PANEL + APPLY_DENSITY }],
  }),
  // The shell is outside the error boundary: a failed loader still renders a whole document.
  shellComponent: Document,
  component: Outlet,
  errorComponent: FailedDocument,
})

/** On the server only: the script removes itself. In development the framework's own tag starts the scripts. */
const renderStartScript = createIsomorphicFn()
  .server(() => (import.meta.env.PROD ? <StartScript /> : null))
  .client(() => null)

function StartScript() {
  const { nonce } = useRouter().options.ssr ?? {}
  const page = useMatches({
    select: (matches) => ({
      isSecret: matches.some(({ staticData }) => staticData.isSecret),
      startsAtOnce: matches.some(({ staticData }) => staticData.startsAtOnce ?? staticData.isSecret),
    }),
  })
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: startScript(page) }} />
}

function Document({ children }: { children: ReactNode }) {
  useHydratedEvent()
  const site = Route.useLoaderData() as Site | undefined
  return (
    // The scheme script may add an attribute before hydration.
    <html
      lang="pt-BR"
      data-day={site?.day.weekday ?? 1}
      data-delays={site?.delays === false ? 'off' : undefined}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {/* Not in `head`: the router drops a second meta of the same name. */}
        <meta name="theme-color" content="#fbfbfa" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f1214" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {children}
        <Scripts />
        {renderStartScript()}
      </body>
    </html>
  )
}
