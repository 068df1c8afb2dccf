import { Anchor, Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconAddressBook, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { fold } from '#fold.ts'
import { plural } from '#ui/formats.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifySuccess } from '#ui/workbench/toasts.tsx'
import type { ClientRow } from '../../contract.ts'
import { WithAlike } from './alike.tsx'
import styles from './client-field.module.css'

/** Clients offered at a time. */
const MOST = 6
/** Clients looked through for those whose name has the text, since two letters are found in most e-mails. */
const SEARCHED = 50
/** A pause in typing, in milliseconds. */
const PAUSE = 200
/** The value of the option that makes a client. */
const CREATE = 'create'

/** Who something is for: a name, and the client's record where one was chosen. */
export interface ChosenClient {
  name: string
  id: number | null
}

interface ClientFieldProps {
  label: string
  /** What the field begins with. A new value needs a new `key`. */
  first: ChosenClient
  /** Called at each change. Typing lets go of the record. */
  onChange: (chosen: ChosenClient) => void
  error?: ReactNode
  /** Said instead of where the name is from. */
  hint?: string | undefined
  required?: boolean
  maxLength?: number
  /** The field's name in its form. */
  'data-path'?: string
}

/**
 * A client's name as text, with the clients it may be below it while one types: to choose from, or to make one of that
 * name. Any other text stays what it is.
 */
export function ClientField({ first, onChange, hint, ...field }: ClientFieldProps) {
  const [chosen, setChosen] = useState(first)
  /** What the field holds now; undefined once it is gone. */
  const held = useRef<ChosenClient>(undefined)
  useEffect(() => {
    held.current = chosen
    return () => {
      held.current = undefined
    }
  }, [chosen])
  const { running, run } = useRun()
  const queries = useQueryClient()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { clients, text, isFailed } = useOffered(chosen.name, combobox.dropdownOpened)
  const canCreate = text !== '' && !clients.some(({ name }) => name.toLowerCase() === text.toLowerCase())
  const offered = `${clients.map(({ id }) => id)} ${canCreate}`
  // The option that is chosen by keys stays so while others come and go before it; one that goes is chosen no longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other options are offered
  useEffect(() => combobox.updateSelectedOptionIndex(), [offered])

  function change(next: ChosenClient) {
    setChosen(next)
    onChange(next)
  }

  async function create(name: string) {
    const made = await run(() => api.clients.create({ name }))
    if (!made) return
    // Not where something else was typed or chosen while it was being made.
    if (held.current?.id === null && held.current.name.trim() === name) change({ name, id: made.value.data.id })
    notifySuccess('Cliente criado')
    void queries.invalidateQueries({ queryKey: query.clients.key() })
  }

  function choose(value: string) {
    combobox.closeDropdown()
    if (value === CREATE) return void create(text)
    const client = clients.find(({ id }) => String(id) === value)
    if (client) change({ name: client.name, id: client.id })
  }

  return (
    <WithAlike
      by="name"
      typed={chosen.name}
      isNew={chosen.id === null && !combobox.dropdownOpened}
      offer={({ id, name }) => (
        <Anchor component="button" type="button" inherit onClick={() => change({ name, id })}>
          Usar este
        </Anchor>
      )}
    >
      <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false} position="bottom-start">
        <Combobox.Target autoComplete="off" withExpandedAttribute>
          <TextInput
            {...field}
            role="combobox"
            aria-autocomplete="list"
            // What is offered is opened by typing, a click or the down arrow, and not by the focus alone.
            description={
              hint ??
              (chosen.id !== null
                ? 'Do cadastro de clientes.'
                : chosen.name.trim()
                  ? 'Só o nome, sem cadastro.'
                  : 'Escolha do cadastro ou escreva só o nome.')
            }
            value={chosen.name}
            rightSection={
              running ? (
                <Loader size="xs" aria-label="Criando o cliente…" />
              ) : (
                chosen.id !== null && <IconAddressBook size={18} aria-hidden />
              )
            }
            onChange={({ currentTarget }) => {
              change({ name: currentTarget.value, id: null })
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onClick={() => combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown className={styles.offered} hidden={clients.length === 0 && !canCreate && !isFailed}>
          <Combobox.Options aria-label="Sugestões">
            {clients.map((client) => (
              <ClientOption key={client.id} client={client} />
            ))}
            {isFailed && <Combobox.Empty>A lista de clientes não veio.</Combobox.Empty>}
            {canCreate && (
              <Combobox.Option value={CREATE} className={styles.create}>
                <IconPlus size={18} aria-hidden /> Criar cliente “{text}”
              </Combobox.Option>
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
        <span className="hidden" role="status">
          {combobox.dropdownOpened && plural(clients.length, 'cliente oferecido', 'clientes oferecidos')}
        </span>
      </Combobox>
    </WithAlike>
  )
}

/** The clients that a text may mean, those first whose name has it; the newest for none. Until the answer to it is there, those of the last one that fit. */
function useOffered(typed: string, isOpen: boolean) {
  const text = typed.trim()
  const [q] = useDebouncedValue(text, PAUSE)
  const { data, isError, isPlaceholderData } = useQuery(
    query.clients.list.queryOptions({
      input: { limit: SEARCHED, ...(q && { q }) },
      enabled: isOpen,
      placeholderData: keepPreviousData,
    }),
  )
  const found = data?.data ?? []
  const isCurrent = q === text && !isPlaceholderData
  const fitting = isCurrent ? found : found.filter((client) => fits(client, text))
  const hasName = ({ name }: ClientRow) => fold(name).includes(fold(text))
  const clients = [...fitting.filter(hasName), ...fitting.filter((client) => !hasName(client))].slice(0, MOST)
  return { clients, text, isFailed: isError }
}

/** Whether every word of a text is found in a client, as the server searches. */
function fits({ name, contact, email, phone, document }: ClientRow, text: string): boolean {
  const all = fold([name, contact, email, phone, document].join(' '))
  return fold(text)
    .split(/\s+/)
    .every((word) => all.includes(word))
}

const ClientOption = ({ client: { id, name, contact, email } }: { client: ClientRow }) => (
  <Combobox.Option value={String(id)} className={styles.option}>
    <b>{name}</b>
    <span className="soft tiny">{[contact, email].filter(Boolean).join(' · ')}</span>
  </Combobox.Option>
)
