import { useEffect, useRef } from 'react'
import { counted, cubicCentimetres, sizeText, withHundredths, withTenths } from '../../numbers.ts'
import { UNITS } from '../../stl/limits.ts'
import { isClosed, type Mesh } from '../../stl/measure-stl.ts'
import type { OwnFile } from '../use-own-file.ts'
import fields from './fields.module.css'
import styles from './own-file.module.css'

/** The id of the field that takes the file. */
export const FILE_FIELD = 'arquivo'

interface Props {
  own: OwnFile
  /** Millimetres of one of the file's units. */
  unit: number
  onFile: (file: File) => void
  onUnit: (unit: number) => void
}

/** Where one's own STL is chosen, and what was measured of it. */
export function OwnFileFields({ own, unit, onFile, onUnit }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const [file] = input.current?.files ?? []
    if (file) onFile(file)
  }
  // Chosen before the scripts were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(take, [])
  return (
    <fieldset className={`may-shrink no-padding no-border ${fields.group}`}>
      <legend className="strong">Seu STL</legend>
      <div className={`cluster align-center relative rounded needs-script ${styles.drop}`}>
        <label className="button quiet">
          Escolher um STL
          <input ref={input} id={FILE_FIELD} className="hidden" type="file" accept=".stl,model/stl" onChange={take} />
        </label>
        <span className="soft">ou arraste para a página</span>
        {own.state === 'measuring' && <span className={styles.progress} style={{ scale: `${own.part} 1` }} />}
      </div>
      <p className="soft above-75 needs-script">Medimos aqui, no seu navegador. Nada sai daí até você pedir.</p>
      <p className={`above-75 ${styles.plain}`}>
        Medir um STL precisa de scripts, e este navegador não os usa. Escreva o que a peça faz e combinamos o envio.
      </p>
      <div aria-live="polite">
        {own.state === 'measuring' && <p className="above-75 break-anywhere">Medindo {own.file.name}…</p>}
        {own.state === 'refused' && <p className={`above-75 break-anywhere ${styles.say}`}>{own.reason}</p>}
        {own.state === 'measured' && <Facts own={own} unit={unit} />}
      </div>
      {own.state === 'measured' && (
        <div className={`stack align-center gap-75 line-above ${fields.field}`}>
          <label htmlFor="unidade">O arquivo está em</label>
          <select
            id="unidade"
            className={`full-width strong surface rounded ${styles.unit}`}
            value={unit}
            onChange={({ currentTarget }) => onUnit(Number(currentTarget.value))}
          >
            {UNITS.map(({ millimetres, label }) => (
              <option key={label} value={millimetres}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </fieldset>
  )
}

const fileSize = (bytes: number) =>
  bytes > 99_999 ? `${withTenths(bytes / 2 ** 20)} MB` : `${withTenths(bytes / 1024)} kB`

function closedText(mesh: Mesh): string {
  if (mesh.open > 0) return `não: ${counted(mesh.open)} arestas soltas`
  if (mesh.broken > 0) return 'não: faltam facetas'
  if (mesh.turned > 0) return `sim, com ${counted(mesh.turned)} arestas viradas`
  return mesh.isInsideOut ? 'sim, do avesso: viramos' : 'sim'
}

function Facts({ own: { file, mesh, seconds }, unit }: { own: Extract<OwnFile, { state: 'measured' }>; unit: number }) {
  const facts = [
    ['Arquivo', `${counted(mesh.facets)} facetas, ${mesh.kind}, ${fileSize(file.size)}`],
    ['Tamanho', sizeText(mesh.size.map((side) => side * unit))],
    ['Volume', isClosed(mesh) ? cubicCentimetres(mesh.volume * unit ** 3) : 'não vale: malha aberta'],
    ['Fechada', closedText(mesh)],
    ['Medida em', `${withHundredths(seconds)} s, no seu navegador`],
  ]
  return (
    <>
      {mesh.broken > 0 && (
        <p className={`above-75 ${styles.say}`}>
          {mesh.broken === 1
            ? '1 faceta traz número inválido (NaN) e ficou fora.'
            : `${counted(mesh.broken)} facetas trazem número inválido (NaN) e ficaram fora.`}
        </p>
      )}
      <dl className={`above-75 ${styles.facts}`}>
        {facts.map(([name, value]) => (
          <div key={name} className="stack gap-75 pad-50 line-above">
            <dt className="soft">{name}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
