import styles from './send-help.module.css'

/** Instructions for sending lines from a machine. */
export function SendHelp() {
  const address = `${location.origin}/api/v1/screen-time/lines`
  return (
    <details className={styles.help}>
      <summary>Como enviar linhas de uma máquina</summary>
      <p>Um arquivo de até 1 MB de cada vez, quantas vezes for preciso; o que já chegou não conta de novo.</p>
      <Code label="Enviar um arquivo com curl">{`TOKEN=vitrine_tela_...
curl ${address} \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: text/plain" \\
  --data-binary @janelas.log`}</Code>
      <p>No Linux com X11, uma linha por minuto, sem arquivo no meio:</p>
      <Code label="Anotar e enviar a cada minuto">{`while sleep 60; do
  printf '%s | %s\\n' "$(date +%Y-%m-%d_%H-%M-%S)" \\
    "$(xdotool getactivewindow getwindowname)" |
  curl -s ${address} \\
    -H "Authorization: Bearer $TOKEN" \\
    -H "Content-Type: text/plain" --data-binary @-
done`}</Code>
    </details>
  )
}

const Code = ({ label, children }: { label: string; children: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
  <section className={styles.code} tabIndex={0} aria-label={label}>
    <pre>{children}</pre>
  </section>
)
