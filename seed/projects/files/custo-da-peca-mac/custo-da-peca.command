#!/bin/sh
# Abra com dois cliques: pergunta pelo arquivo e mostra a conta.
cd "$(dirname "$0")" || exit
printf "Arraste o arquivo .gcode para esta janela e tecle Enter: "
read -r peca
python3 custo_da_peca.py "$peca"
