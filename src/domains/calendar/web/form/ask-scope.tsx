import { Button, Stack, Text } from '@mantine/core'
import { ask } from '#ui/workbench/questions.ts'
import type { Scope } from '../../calendar.ts'

const LABELS: Readonly<Record<Scope, string>> = {
  this: 'Só esta',
  following: 'Esta e as seguintes',
  all: 'Todas',
}

/** Asks which occurrences of a series a change applies to. Undefined where the dialog is closed. */
export const askScope = (title: string, scopes: readonly Scope[]) =>
  ask<Scope>({
    title,
    content: (answer) => (
      <Stack>
        <Text>Este evento se repete. A quais das vezes isto se aplica?</Text>
        {scopes.map((scope, index) => (
          <Button key={scope} variant="default" data-autofocus={index === 0 || undefined} onClick={() => answer(scope)}>
            {LABELS[scope]}
          </Button>
        ))}
      </Stack>
    ),
  })
