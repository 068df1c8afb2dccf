import { Button, Stack, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import type { Scope } from '../../calendar.ts'

const LABELS: Readonly<Record<Scope, string>> = {
  this: 'Só esta',
  following: 'Esta e as seguintes',
  all: 'Todas',
}

/** Asks which occurrences of a series a change applies to. Undefined where the dialog is closed. */
export function askScope(title: string, scopes: readonly Scope[]): Promise<Scope | undefined> {
  return new Promise((resolve) => {
    const choose = (scope: Scope) => {
      resolve(scope)
      modals.close(dialog)
    }
    const dialog = modals.open({
      title,
      onClose: () => resolve(undefined),
      children: (
        <Stack>
          <Text>Este evento se repete. A quais das vezes isto se aplica?</Text>
          {scopes.map((scope, index) => (
            <Button
              key={scope}
              variant="default"
              data-autofocus={index === 0 || undefined}
              onClick={() => choose(scope)}
            >
              {LABELS[scope]}
            </Button>
          ))}
        </Stack>
      ),
    })
  })
}
