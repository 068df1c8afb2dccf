import { Badge } from '@mantine/core'
import { dateTime } from '#time.ts'
import { plural, wholeNumber } from '#ui/formats.ts'
import { Email } from '#ui/workbench/email.tsx'
import { Face } from '#ui/workbench/face.tsx'
import type { StaffMember } from '../../people-contract.ts'
import type { NewLink } from './link-dialog.tsx'
import { PersonActions } from './person-actions.tsx'
import styles from './table.module.css'

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
}

/** One row for each person. On narrow screens role, state, last visit and sessions are below the name. */
export function PeopleTable({ people, self, ...actions }: PeopleTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Nome</th>
          <th scope="col" className={styles.wide}>
            Papel
          </th>
          <th scope="col" className={styles.state}>
            Situação
          </th>
          <th scope="col" className={styles.wide}>
            Última visita
          </th>
          <th scope="col" className={`${styles.wide} ${styles.number}`}>
            Sessões
          </th>
          <th scope="col">
            <span className="hidden">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} data-disabled={person.state === 'disabled' || undefined}>
            <th scope="row">
              <div className={styles.who}>
                <Face person={person} size={36} />
                <div>
                  <p className={styles.name}>
                    {person.name}
                    {person.id === self && <span className={styles.you}> (você)</span>}
                  </p>
                  <p className={styles.email}>
                    <Email address={person.email} />
                  </p>
                  <p className={styles.more}>{summaryOf(person)}</p>
                  <div className={styles.below}>
                    <StateBadge {...person} />
                  </div>
                </div>
              </div>
            </th>
            <td className={styles.wide}>
              {roleOf(person)}
              {person.second_factor && <small className={styles.factor}>segundo fator</small>}
            </td>
            <td className={styles.state}>
              <StateBadge {...person} />
            </td>
            <td className={styles.wide}>
              {person.last_seen ? <time dateTime={person.last_seen}>{dateTime(person.last_seen)}</time> : 'nunca'}
            </td>
            <td className={`${styles.wide} ${styles.number}`}>{wholeNumber(person.sessions)}</td>
            <td className={styles.actions}>
              <PersonActions person={person} isSelf={person.id === self} {...actions} />
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

const roleOf = ({ admin }: StaffMember) => (admin ? 'Admin' : 'Equipe')

const summaryOf = (person: StaffMember) =>
  [
    roleOf(person),
    person.last_seen ? `última visita em ${dateTime(person.last_seen)}` : 'nunca entrou',
    plural(person.sessions, 'sessão', 'sessões'),
    person.second_factor && 'segundo fator',
  ]
    .filter(Boolean)
    .join(', ')
