import { Button, Group, Modal, Radio, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChangedLines } from '../compare/changed-lines.tsx'
import type { Choices, FormConflict } from './conflict.ts'
import styles from './conflict-dialog.module.css'
import { valueAt } from './form-values.ts'
import { savedText, valueText } from './value-text.ts'

/** Display texts of values by field path, e.g. names for ids of people. */
export type Describe = Readonly<Record<string, (value: never) => string>>

interface ConflictDialogProps {
  conflict: FormConflict<object> | undefined
  /** The label of the field at a path; '' for none. */
  labelOf: (path: string) => string
  describe?: Describe | undefined
  onResolve: (choices: Choices) => void
  onCancel: () => void
}

/** Dialog for a save conflict: for each field both values, to choose one. Closing it changes nothing. */
export const ConflictDialog = ({ conflict, ...props }: ConflictDialogProps) => (
  <Modal
    opened={conflict !== undefined}
    onClose={props.onCancel}
    title={conflict && savedText(conflict.by.name, conflict.at)}
    size="60rem"
    closeOnClickOutside={false}
  >
    {conflict && <ConflictFields key={conflict.revision} conflict={conflict} {...props} />}
  </Modal>
)

function ConflictFields({
  conflict,
  labelOf,
  describe,
  onResolve,
  onCancel,
}: ConflictDialogProps & { conflict: FormConflict<object> }) {
  const [choices, setChoices] = useState<Choices>({})
  const textOf = (values: object, path: string) =>
    ((describe?.[path] as ((value: unknown) => string) | undefined) ?? valueText)(valueAt(values, path))
  return (
    <>
      <Text>
        Estes campos mudaram dos dois lados. Nada foi gravado ainda: escolha o que fica e salve de novo. O resto do que
        você escreveu continua no formulário.
      </Text>
      {conflict.fields.map((path, index) => (
        <ConflictField
          key={path}
          label={labelOf(path) || path}
          mine={textOf(conflict.mine, path)}
          stored={textOf(conflict.stored, path)}
          choice={choices[path] ?? 'mine'}
          onChoose={(choice) => setChoices({ ...choices, [path]: choice })}
          isFirst={index === 0}
        />
      ))}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          Cancelar
        </Button>
        <Button onClick={() => onResolve(choices)}>Salvar</Button>
      </Group>
    </>
  )
}

interface ConflictFieldProps {
  label: string
  mine: string
  stored: string
  choice: Choices[string]
  onChoose: (choice: Choices[string]) => void
  isFirst: boolean
}

function ConflictField({ label, mine, stored, choice, onChoose, isFirst }: ConflictFieldProps) {
  const isLong = [mine, stored].some((text) => text.length > 200 || text.includes('\n'))
  return (
    <Radio.Group
      className={styles.field}
      label={label}
      value={choice}
      onChange={(value) => onChoose(value as Choices[string])}
    >
      <div className={`stack ${styles.sides}`}>
        <Side value="mine" label="Manter o meu" text={isLong ? undefined : mine} autoFocus={isFirst} />
        <Side value="stored" label="Usar o que foi salvo" text={isLong ? undefined : stored} />
      </div>
      {isLong && <TextChanges mine={mine} stored={stored} />}
    </Radio.Group>
  )
}

interface SideProps {
  value: Choices[string]
  label: string
  /** The value; undefined if both are compared below. */
  text: string | undefined
  autoFocus?: boolean
}

const Side = ({ value, label, text, autoFocus }: SideProps) => (
  <div className="stack content-start gap-50 may-shrink">
    <Radio value={value} label={label} data-autofocus={autoFocus || undefined} />
    {text !== undefined && (
      <p className={`break-anywhere outlined paper ${styles.value}`}>{text || <em className="soft">Vazio</em>}</p>
    )}
  </div>
)

const NAMES = {
  older: 'o texto salvo',
  newer: 'o seu',
  same: 'Os dois dizem o mesmo.',
  whole: 'Este é o salvo:',
}

/** The differences of two long texts. The comparison's code is loaded on demand. */
function TextChanges({ mine, stored }: Pick<ConflictFieldProps, 'mine' | 'stored'>) {
  const { data } = useQuery({
    queryKey: ['text-changes', stored, mine],
    queryFn: async () => ({ lines: (await import('../compare/text-changes.ts')).compareTexts(stored, mine) }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ? <ChangedLines lines={data.lines} names={NAMES} whole={stored} /> : <p role="status">Comparando…</p>
}
