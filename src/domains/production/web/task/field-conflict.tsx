import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Choices, FormConflict } from '#ui/workbench/form/conflict.ts'
import type { Describe } from '#ui/workbench/form/conflict-dialog.tsx'
import { valueAt } from '#ui/workbench/form/form-values.ts'
import { savedText, valueText } from '#ui/workbench/form/value-text.ts'
import type { TaskFields } from '../../task-contract.ts'
import styles from './panel.module.css'

interface FieldConflictProps {
  record: {
    form: { labelOf: (path: string) => string }
    conflict: FormConflict<TaskFields> | undefined
    resolveConflict: (choices: Choices) => void
  }
  describe: Describe
  /** What is in the form now. */
  typed: () => TaskFields
}

/** What somebody else has saved in the fields that one is changing: both readable, to choose one for each. */
export function FieldConflict({ record, ...props }: FieldConflictProps) {
  const { conflict } = record
  return conflict && <Fields key={conflict.revision} {...record} conflict={conflict} {...props} />
}

type FieldsProps = Omit<FieldConflictProps, 'record'> &
  FieldConflictProps['record'] & { conflict: FormConflict<TaskFields> }

function Fields({ form, conflict, resolveConflict, describe, typed }: FieldsProps) {
  const [choices, setChoices] = useState<Choices>({})
  const textOf = (values: object, path: string) =>
    ((describe[path] as ((value: unknown) => string) | undefined) ?? valueText)(valueAt(values, path)) || 'Vazio'
  function choose(path: string, choice: Choices[string]) {
    const next = { ...choices, [path]: choice }
    setChoices(next)
    if (conflict.fields.every((one) => next[one])) resolveConflict(next)
  }
  return (
    <div role="alert" className={`stack scrolls tiny wash ${styles.strip} ${styles.conflict}`}>
      <b className="strong">{savedText(conflict.by.name, conflict.at)} o que você está mudando.</b>
      {conflict.fields
        .filter((path) => !choices[path])
        .map((path) => (
          <fieldset key={path} className="stack gap-25 no-padding no-border">
            <legend className="soft">{form.labelOf(path)}</legend>
            <p className={`break-anywhere ${styles.side}`}>
              <span className="soft">{conflict.by.name}: </span>
              {textOf(conflict.stored, path)}
            </p>
            <p className={`break-anywhere ${styles.side}`}>
              <span className="soft">Você: </span>
              {textOf(typed(), path)}
            </p>
            <div className="row cluster gap-50">
              <Button variant="default" size="compact-sm" onClick={() => choose(path, 'mine')}>
                Manter o meu
              </Button>
              <Button variant="default" size="compact-sm" onClick={() => choose(path, 'stored')}>
                Usar o que foi salvo
              </Button>
            </div>
          </fieldset>
        ))}
    </div>
  )
}
