import { useLoaderData } from '@tanstack/react-router'
import { contactLinks } from '#ui/public/company.ts'
import { StateScreen } from '#ui/public/state-screen.tsx'
import type { Coming } from './coming.ts'

/** Placeholder of a public screen that is not built yet. */
export function ComingPublicScreen({ coming: { title, heading, text, picture } }: { coming: Coming }) {
  const [first, ...others] = contactLinks(useLoaderData({ from: '__root__' }).company)
  const seed = title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 40)
  return (
    <StateScreen
      title={heading}
      picture={{ kind: picture, seed }}
      links={[
        { to: '/archive', label: 'Ler os arquivos' },
        ...(first
          ? [{ href: first.href, label: `${first.name === 'E-mail' ? 'Escrever para' : first.name} ${first.label}` }]
          : []),
      ]}
    >
      <p>{text}</p>
      {others.length > 0 && (
        <p>
          Também por{' '}
          {others.map(({ name, label, href }, index) => (
            <span key={name}>
              {index > 0 && ' ou '}
              <a href={href}>
                {name} {label}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </StateScreen>
  )
}
