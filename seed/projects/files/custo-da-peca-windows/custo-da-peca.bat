@echo off
rem Arraste um ou mais arquivos .gcode para cima deste.
py -3 "%~dp0custo_da_peca.py" %*
pause
