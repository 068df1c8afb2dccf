import { Switch } from '@mantine/core'
import { useId } from 'react'
import { useModulesOff } from '#client/session/modules.ts'
import { isOn, MODULE_LABELS, MODULES, type Module } from '#modules.ts'
import { WorkbenchPage } from '#ui/workbench/page.tsx'
import { useSwitchModule } from './off-state.tsx'
import styles from './screen.module.css'
import { MODULE_TEXTS } from './texts.ts'

/** The modules of the program, each with a switch that counts for everybody at once. For the admin. */
export function ModulesScreen() {
  const off = useModulesOff()
  const { switchModule, saving } = useSwitchModule()
  const shows = (module: Module) => (saving?.module === module ? saving.on : isOn({ module }, off))
  return (
    <WorkbenchPage title="Módulos">
      <p className="narrow soft">
        O que a empresa não usa se desliga aqui, para todos: some do menu, da busca, de Novo, do início, da ajuda e do
        site. Nada é apagado, e ligar de novo traz tudo como estava.
      </p>
      <ul className={`bare-list surface outlined rounded ${styles.list}`}>
        {MODULES.map((module) => (
          <ModuleRow
            key={module}
            module={module}
            on={shows(module)}
            off={off}
            onSwitch={(on) => switchModule({ module, on })}
          />
        ))}
      </ul>
    </WorkbenchPage>
  )
}

interface ModuleRowProps {
  module: Module
  on: boolean
  off: readonly Module[]
  onSwitch: (on: boolean) => void
}

/** A module's switch, with what goes and what stays; while it is on, what of it is missing because another module is off. */
function ModuleRow({ module, on, off, onSwitch }: ModuleRowProps) {
  const id = useId()
  const { goes, stays, needs = {} } = MODULE_TEXTS[module]
  const missing = on ? off.flatMap((other) => needs[other] ?? []) : []
  return (
    <li>
      <Switch
        label={MODULE_LABELS[module]}
        aria-describedby={id}
        checked={on}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      <div id={id} className={`small soft ${styles.text}`}>
        <p>
          {goes} {stays}
        </p>
        {missing.map((text) => (
          <p key={text} className="ink">
            {text}
          </p>
        ))}
      </div>
    </li>
  )
}
