import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { query } from '#client/calls/query.ts'
import { readContact } from '#contact-methods.ts'
import { parseTaxId } from '#tax-ids.ts'
import type { AlikeBy, AlikeClient } from '../../contract.ts'
import styles from './alike.module.css'

/** A pause in typing, in milliseconds. */
const PAUSE = 400

/** Whether a text says enough of somebody to be looked for. */
const TELLS: Record<AlikeBy, (text: string) => boolean> = {
  name: (text) => text.length > 1,
  email: (text) => readContact(text).email === text,
  phone: (text) => readContact(text).phone !== undefined,
  document: (text) => parseTaxId(text) !== undefined,
}

interface WithAlikeProps {
  by: AlikeBy
  typed: string
  /** The client of whom it is typed. */
  id?: number | undefined
  /** Whether it is not what is stored. */
  isNew: boolean
  /** What is offered of the client that is there. */
  offer?: (client: AlikeClient) => ReactNode
  children: ReactNode
}

/** A field of a client's, and beside its label which client has the same already. It keeps nobody from saving. */
export const WithAlike = ({ children, offer = OpenAlike, ...asked }: WithAlikeProps) => {
  const alike = useAlike(asked)
  return (
    <div className={`stack one-column ${styles.field}`}>
      {children}
      <span role="status" className={`flex top gap-35 soft small ${styles.line}`}>
        {alike && (
          <>
            <span className="one-line" title={alike.name}>
              Já existe: {alike.name}
            </span>{' '}
            · {offer(alike)}
          </>
        )}
      </span>
    </div>
  )
}

const OpenAlike = ({ id, name }: AlikeClient) => (
  <Link to="/dashboard/clients" search={{ id }} aria-label={`Abrir ${name}`}>
    Abrir
  </Link>
)

function useAlike({ by, typed, id, isNew }: Omit<WithAlikeProps, 'children' | 'offer'>) {
  const text = typed.trim()
  const [asked] = useDebouncedValue(text, PAUSE)
  const isAsked = isNew && asked === text && TELLS[by](text)
  const { data } = useQuery(
    query.clients.alike.queryOptions({ input: { [by]: asked, ...(id && { id }) }, enabled: isAsked }),
  )
  return isAsked ? data?.data.find(({ same }) => same.includes(by)) : undefined
}
