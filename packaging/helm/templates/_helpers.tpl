{{- define "quietzone.labels" -}}
app.kubernetes.io/name: quietzone
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{/* Values that can't work are refused here, not by a container that does not start. */}}
{{- define "quietzone.checked" -}}
{{- if not (index .Values.settings "QZ_BASE_URL") -}}
{{- fail "settings.QZ_BASE_URL is needed: it is what QR codes encode" -}}
{{- end -}}
{{- if and .Values.secrets.settings (not .Values.secrets.name) -}}
{{- fail "secrets.name is needed: the Secret that holds secrets.settings" -}}
{{- end -}}
{{- if gt (int .Values.replicas) 1 -}}
{{- range $name := list "QZ_SECRET" "QZ_DATABASE_URL" -}}
{{- if not (has $name $.Values.secrets.settings) -}}
{{- fail (printf "several replicas share PostgreSQL and a secret: %s has to be in secrets.settings" $name) -}}
{{- end -}}
{{- end -}}
{{- end -}}
{{- end -}}
