import { NativeSelect, TextInput } from '@mantine/core'
import { bankName } from '#statements/banks.ts'
import { day } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { ImportPreview } from '../../import-contract.ts'
import { money } from '../parts/money-text.ts'
import { useAccountOptions } from '../parts/use-choices.ts'

interface DestinationProps {
  account: ImportPreview['accounts'][number]
  onChange: (id: number | null) => void
  /** Says whether a new one is an account or a card; undefined where the file says it for certain. */
  onKind: ((kind: ImportPreview['accounts'][number]['kind']) => void) | undefined
  /** What an account is called that is made and that the file does not name. */
  name: string
  onName: (name: string) => void
}

/** The account that the lines of one of the file's accounts go to. */
export function Destination({
  account: { account_id, fixed, book, unnamed, name: proposed, bank, branch, number, kind, balance, day: on },
  onChange,
  onKind,
  name,
  onName,
}: DestinationProps) {
  const [, ...accounts] = useAccountOptions(account_id)
  return (
    <>
      <NativeSelect
        label={[bankName(bank) || bank, branch, number].filter(Boolean).join(' / ') || 'Para a conta'}
        description={balance !== null && on !== null && `Saldo de ${money(balance)} em ${day(on)}`}
        disabled={fixed}
        data={[
          { value: '', label: account_id === null && !unnamed ? `Nova: ${proposed}` : 'Uma conta nova' },
          ...accounts,
        ]}
        value={account_id === null ? '' : String(account_id)}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
      />
      {book && book.lacks > 0 && (
        <p className="measure soft">
          O saldo inicial não conta com {plural(book.lacks, 'linha', 'linhas')} de que nem o valor foi lido: confira-o
          depois de lançar o que falta.
        </p>
      )}
      {onKind && account_id === null && (
        <NativeSelect
          label="O extrato é de"
          data={[
            { value: 'account', label: 'Uma conta' },
            { value: 'card', label: 'Um cartão: as compras são saídas' },
          ]}
          value={kind}
          onChange={({ currentTarget }) => onKind(currentTarget.value === 'card' ? 'card' : 'account')}
        />
      )}
      {unnamed && (
        <TextInput
          label="Como se chama a conta nova"
          description="O arquivo não diz o banco nem o número."
          placeholder="Itaú da firma"
          required
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => onName(currentTarget.value)}
        />
      )}
    </>
  )
}
