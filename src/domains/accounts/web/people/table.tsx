import { Badge } from '@mantine/core'
import { dateTime } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { Email } from '#ui/workbench/email.tsx'
import { Face } from '#ui/workbench/face.tsx'
import type { StaffMember } from '../../people-contract.ts'
import type { NewLink } from './link-dialog.tsx'
import { PersonActions } from './person-actions.tsx'
import styles from './table.module.css'
import type { Asked } from './with-password.tsx'

const STATES: Record<StaffMember['state'], { label: string; color: string }> = {
  active: { label: 'Ativo', color: 'green' },
  invited: { label: 'Convidado', color: 'yellow' },
  disabled: { label: 'Desativado', color: 'gray' },
}

interface PeopleTableProps {
  people: StaffMember[]
  /** Id of the signed-in user. */
  self: number | undefined
  onLink: (link: NewLink) => void
  onChangeEmail: (person: StaffMember) => void
  onAsk: (asked: Asked) => void
}

/** One row for each person. On narrow screens role, state, last visit and sessions are below the name. */
export function PeopleTable({ people, self, ...actions }: PeopleTableProps) {
  const isPrincipal = people.some((person) => person.id === self && person.principal)
  return (
    <table className={`full-width text-start ${styles.table}`}>
      <thead>
        <tr>
          <th className="soft nowrap" scope="col">
            Nome
          </th>
          <th scope="col" className={`soft nowrap ${styles.wide}`}>
            Papel
          </th>
          <th scope="col" className={`soft nowrap ${styles.state}`}>
            Situação
          </th>
          <th scope="col" className={`soft nowrap ${styles.wide}`}>
            Última visita
          </th>
          <th scope="col" className={`soft nowrap ${styles.wide} ${styles.number}`}>
            Sessões
          </th>
          <th className="soft nowrap" scope="col">
            <span className="hidden">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr className="hover-wash" key={person.id} data-disabled={person.state === 'disabled' || undefined}>
            <th scope="row">
              <div className={`stack align-center icon-column ${styles.who}`}>
                <Face person={person} size={32} />
                <div>
                  <p className="strong break-anywhere">
                    {person.name}
                    {person.id === self && <span className="soft regular"> (você)</span>}
                  </p>
                  <p className="soft small break-anywhere">
                    <Email address={person.email} />
                  </p>
                  <p className={`soft small break-anywhere ${styles.more}`}>{summaryOf(person)}</p>
                  <div className={styles.below}>
                    <StateBadge {...person} />
                  </div>
                </div>
              </div>
            </th>
            <td className={`tabular ${styles.wide}`}>
              {person.admin ? <Badge>{roleOf(person)}</Badge> : roleOf(person)}
              {person.principal && <small className="soft block">conta principal</small>}
              {person.second_factor && <small className="soft block">segundo fator</small>}
              {isNamed(person) && <small className="soft block">vê custos</small>}
            </td>
            <td className={`tabular ${styles.state}`}>
              <StateBadge {...person} />
            </td>
            <td className={`tabular ${styles.wide}`}>
              {person.last_seen ? <time dateTime={person.last_seen}>{dateTime(person.last_seen)}</time> : 'nunca'}
            </td>
            <td className={`tabular ${styles.wide} ${styles.number}`}>{wholeNumber(person.sessions)}</td>
            <td className={`tabular ${styles.actions}`}>
              {(isPrincipal || !person.principal) && (
                <PersonActions person={person} isSelf={person.id === self} {...actions} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const StateBadge = ({ state }: Pick<StaffMember, 'state'>) => (
  <Badge color={STATES[state].color}>{STATES[state].label}</Badge>
)

const roleOf = ({ admin }: StaffMember) => (admin ? 'Administra' : 'Equipe')

/** Whether the admin has named them among those who see costs. */
const isNamed = ({ admin, sees_costs }: StaffMember) => sees_costs && !admin

const summaryOf = (person: StaffMember) =>
  [
    roleOf(person),
    person.principal && 'conta principal',
    person.last_seen ? `última visita em ${dateTime(person.last_seen)}` : 'nunca entrou',
    plural(person.sessions, 'sessão', 'sessões'),
    person.second_factor && 'segundo fator',
    isNamed(person) && 'vê custos',
  ]
    .filter(Boolean)
    .join(', ')
