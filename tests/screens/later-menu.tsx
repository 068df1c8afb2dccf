import { Button, MantineProvider, Menu } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { makeQueryClient } from '#client/calls/query.ts'
import { FloatingMenu } from '#ui/workbench/later/floating-menu.tsx'
import { LaterMenu } from '#ui/workbench/later/later-menu.tsx'
import type { Place } from '#ui/workbench/later/target.ts'

const Items = (place: Place) => (
  <FloatingMenu {...place}>
    <Menu.Item>Novo artigo</Menu.Item>
  </FloatingMenu>
)

/** A menu behind 'Criar', whose code comes when it is told to. */
export function showMenu() {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Items }>()
  const client = makeQueryClient()
  let isAsked = false
  const load = () => {
    isAsked = true
    return promise
  }
  function Shown() {
    const [opened, setOpened] = useState(false)
    const button = <Button onClick={() => setOpened(!opened)}>Criar</Button>
    return <LaterMenu opened={opened} onChange={setOpened} target={button} load={load} own={{}} />
  }
  createRoot(document.body.appendChild(document.createElement('main'))).render(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <Shown />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { client, isAsked: () => isAsked, arrive: () => resolve({ default: Items }) }
}
