import { Button, Checkbox, MultiSelect, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { MAX_TEXTS } from '#statements/csv-mapping.ts'
import type { ImportPreview } from '../../import-contract.ts'
import type { CsvMapping } from '../../import-options.ts'
import styles from './import.module.css'

const DATES = [
  { value: 'dmy', label: '30/11/2026' },
  { value: 'mdy', label: '11/30/2026' },
  { value: 'ymd', label: '2026-11-30' },
]
const DECIMALS = [
  { value: 'comma', label: '1.234,56' },
  { value: 'point', label: '1,234.56' },
]

type CsvColumns = NonNullable<ImportPreview['columns']>

interface ColumnsProps {
  columns: CsvColumns
  onChange: (mapping: CsvMapping) => void
}

/** Says which column of a CSV is which. Once used, it is remembered for the next file with the same columns. */
export function Columns({ columns: { header, sample, mapping: first, guessed, problem }, onChange }: ColumnsProps) {
  const [mapping, setMapping] = useState(first)
  const change = (part: Partial<CsvMapping>) => setMapping({ ...mapping, ...part })
  const width = Math.max(header.length, ...sample.map((row) => row.length))
  const names = Array.from({ length: width }, (_, at) => ({
    value: String(at),
    label: header[at]?.trim() || `Coluna ${at + 1}`,
  }))
  const optional = [{ value: '', label: 'Nenhuma' }, ...names]
  const numberOf = (value: string) => (value === '' ? null : Number(value))
  const column = (label: string, field: 'amount' | 'income' | 'expense' | 'sign' | 'balance' | 'fitid') => (
    <NativeSelect
      label={label}
      data={optional}
      value={mapping[field] === null ? '' : String(mapping[field])}
      onChange={({ currentTarget }) => change({ [field]: numberOf(currentTarget.value) })}
    />
  )
  return (
    <details className={`pad-75-100 surface outlined ${styles.columns}`} open={guessed || problem !== ''}>
      <summary className="strong pointer">As colunas do CSV{guessed && ': confira'}</summary>
      {problem && (
        <p className="error break-anywhere" role="alert">
          {problem}
        </p>
      )}
      <div className={`stack align-start ${styles.fields}`}>
        <NativeSelect
          label="Data"
          data={names}
          value={String(mapping.date)}
          onChange={({ currentTarget }) => change({ date: Number(currentTarget.value) })}
        />
        <NativeSelect
          label="Datas como"
          data={DATES}
          value={mapping.dates}
          onChange={({ currentTarget }) => change({ dates: currentTarget.value as CsvMapping['dates'] })}
        />
        <MultiSelect
          label="Descrição"
          data={names}
          maxValues={MAX_TEXTS}
          value={mapping.description.map(String)}
          onChange={(chosen) => change({ description: chosen.map(Number) })}
        />
        {column('Valor, com sinal', 'amount')}
        {column('Crédito ou débito', 'sign')}
        {column('Entradas', 'income')}
        {column('Saídas', 'expense')}
        <NativeSelect
          label="Valores como"
          data={DECIMALS}
          value={mapping.comma ? 'comma' : 'point'}
          onChange={({ currentTarget }) => change({ comma: currentTarget.value === 'comma' })}
        />
        {column('Saldo depois da linha', 'balance')}
        {column('Código do banco', 'fitid')}
      </div>
      <Checkbox
        label="Valores positivos são saídas, como em faturas de cartão"
        checked={mapping.inverted}
        onChange={({ currentTarget }) => change({ inverted: currentTarget.checked })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={`scrolls-sideways ${styles.sample}`} tabIndex={0} aria-label="Primeiras linhas do arquivo">
        <table className="tiny joined-cells">
          <thead>
            <tr>
              {names.map(({ value, label }) => (
                <th className="soft medium nowrap text-start line-below" key={value} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file, which never move
              <tr key={at}>
                {names.map(({ value }) => (
                  <td className="nowrap text-start line-below" key={value}>
                    {row[Number(value)]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button variant="default" onClick={() => onChange(mapping)}>
        Ler de novo assim
      </Button>
    </details>
  )
}
