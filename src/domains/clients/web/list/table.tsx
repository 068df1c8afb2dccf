import { Link } from '@tanstack/react-router'
import { wholeNumber } from '#ui/formats.ts'
import { Email } from '#ui/workbench/email.tsx'
import rows from '#ui/workbench/records/rows.module.css'
import table from '#ui/workbench/records/table.module.css'
import type { ClientRow } from '../../contract.ts'
import styles from './table.module.css'

/** The clients as a table; in a narrow window each row is a card. */
export const ClientTable = ({ clients }: { clients: readonly ClientRow[] }) => (
  <table className={`${rows.rows} ${table.table} ${styles.columns}`}>
    <thead>
      <tr>
        <th scope="col">Nome</th>
        <th scope="col">Contato</th>
        <th scope="col">E-mail</th>
        <th scope="col">Telefone</th>
        <th scope="col">CPF ou CNPJ</th>
        <th scope="col" className={`${table.figure} ${styles.quotes}`} data-some>
          Orçamentos
        </th>
      </tr>
    </thead>
    <tbody>
      {clients.map((client) => (
        <Row key={client.id} {...client} />
      ))}
    </tbody>
  </table>
)

/** Opens the client; the whole row is its target. */
const Row = ({ id, name, contact, email, phone, document, quotes }: ClientRow) => (
  <tr>
    <th scope="row" className={`strong ${rows.opens} ${styles.name}`}>
      <Link to="/dashboard/clients" search={{ id }}>
        {name}
      </Link>
    </th>
    <td>{contact}</td>
    <td>{email && <Email address={email} />}</td>
    <td className="tabular">{phone}</td>
    <td className="tabular">{document}</td>
    <td
      className={`${table.figure} ${styles.quotes}`}
      data-some={quotes > 0 || undefined}
      data-noun={quotes === 1 ? 'orçamento' : 'orçamentos'}
    >
      {wholeNumber(quotes)}
    </td>
  </tr>
)
