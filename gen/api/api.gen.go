// Code generated from schemas.yaml. DO NOT EDIT.

package api

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/oapi-codegen/nullable"
	"github.com/oapi-codegen/runtime"
	"github.com/obstack/obstack/impl/core"
)

// Defines values for ActivityActor.
const (
	ActivityActorAPI     ActivityActor = "api"
	ActivityActorSupport ActivityActor = "support"
	ActivityActorSystem  ActivityActor = "system"
	ActivityActorUser    ActivityActor = "user"
)

// Valid indicates whether the value is a known member of the ActivityActor enum.
func (e ActivityActor) Valid() bool {
	switch e {
	case ActivityActorAPI:
		return true
	case ActivityActorSupport:
		return true
	case ActivityActorSystem:
		return true
	case ActivityActorUser:
		return true
	default:
		return false
	}
}

// Defines values for ActivityType.
const (
	ActivityTypeKeyCreate                     ActivityType = "key_create"
	ActivityTypeKeyDelete                     ActivityType = "key_delete"
	ActivityTypeOpenapiKeyUpdate              ActivityType = "openapi_key_update"
	ActivityTypeOrganizationInviteCreate      ActivityType = "organization_invite_create"
	ActivityTypeOrganizationInviteDelete      ActivityType = "organization_invite_delete"
	ActivityTypeOrganizationMemberAdd         ActivityType = "organization_member_add"
	ActivityTypeOrganizationMemberDelete      ActivityType = "organization_member_delete"
	ActivityTypeOrganizationMemberJoin        ActivityType = "organization_member_join"
	ActivityTypeOrganizationMemberLeave       ActivityType = "organization_member_leave"
	ActivityTypeOrganizationMemberRemoveRoles ActivityType = "organization_member_remove_roles"
	ActivityTypeOrganizationMemberUpdateRole  ActivityType = "organization_member_update_role"
	ActivityTypeOrganizationMemberUpdateRoles ActivityType = "organization_member_update_roles"
	ActivityTypeOrganizationUpdate            ActivityType = "organization_update"
	ActivityTypeResourceCreate                ActivityType = "resource_create"
	ActivityTypeResourceDelete                ActivityType = "resource_delete"
	ActivityTypeResourceUpdate                ActivityType = "resource_update"
	ActivityTypeRoleCreate                    ActivityType = "role_create"
	ActivityTypeRoleDelete                    ActivityType = "role_delete"
	ActivityTypeRoleUpdate                    ActivityType = "role_update"
	ActivityTypeUserLogin                     ActivityType = "user_login"
	ActivityTypeUserLoginFailed               ActivityType = "user_login_failed"
	ActivityTypeUserLogout                    ActivityType = "user_logout"
)

// Valid indicates whether the value is a known member of the ActivityType enum.
func (e ActivityType) Valid() bool {
	switch e {
	case ActivityTypeKeyCreate:
		return true
	case ActivityTypeKeyDelete:
		return true
	case ActivityTypeOpenapiKeyUpdate:
		return true
	case ActivityTypeOrganizationInviteCreate:
		return true
	case ActivityTypeOrganizationInviteDelete:
		return true
	case ActivityTypeOrganizationMemberAdd:
		return true
	case ActivityTypeOrganizationMemberDelete:
		return true
	case ActivityTypeOrganizationMemberJoin:
		return true
	case ActivityTypeOrganizationMemberLeave:
		return true
	case ActivityTypeOrganizationMemberRemoveRoles:
		return true
	case ActivityTypeOrganizationMemberUpdateRole:
		return true
	case ActivityTypeOrganizationMemberUpdateRoles:
		return true
	case ActivityTypeOrganizationUpdate:
		return true
	case ActivityTypeResourceCreate:
		return true
	case ActivityTypeResourceDelete:
		return true
	case ActivityTypeResourceUpdate:
		return true
	case ActivityTypeRoleCreate:
		return true
	case ActivityTypeRoleDelete:
		return true
	case ActivityTypeRoleUpdate:
		return true
	case ActivityTypeUserLogin:
		return true
	case ActivityTypeUserLoginFailed:
		return true
	case ActivityTypeUserLogout:
		return true
	default:
		return false
	}
}

// Defines values for AggregationFunction.
const (
	AggregationFunctionAny           AggregationFunction = "any"
	AggregationFunctionAvg           AggregationFunction = "avg"
	AggregationFunctionCount         AggregationFunction = "count"
	AggregationFunctionCountDistinct AggregationFunction = "count_distinct"
	AggregationFunctionIncrease      AggregationFunction = "increase"
	AggregationFunctionLastValue     AggregationFunction = "last_value"
	AggregationFunctionMax           AggregationFunction = "max"
	AggregationFunctionMin           AggregationFunction = "min"
	AggregationFunctionNone          AggregationFunction = "none"
	AggregationFunctionQuantile      AggregationFunction = "quantile"
	AggregationFunctionSum           AggregationFunction = "sum"
)

// Valid indicates whether the value is a known member of the AggregationFunction enum.
func (e AggregationFunction) Valid() bool {
	switch e {
	case AggregationFunctionAny:
		return true
	case AggregationFunctionAvg:
		return true
	case AggregationFunctionCount:
		return true
	case AggregationFunctionCountDistinct:
		return true
	case AggregationFunctionIncrease:
		return true
	case AggregationFunctionLastValue:
		return true
	case AggregationFunctionMax:
		return true
	case AggregationFunctionMin:
		return true
	case AggregationFunctionNone:
		return true
	case AggregationFunctionQuantile:
		return true
	case AggregationFunctionSum:
		return true
	default:
		return false
	}
}

// Defines values for AlertBuilderChartWhereLanguage.
const (
	AlertBuilderChartWhereLanguageLucene AlertBuilderChartWhereLanguage = "lucene"
	AlertBuilderChartWhereLanguageSQL    AlertBuilderChartWhereLanguage = "sql"
)

// Valid indicates whether the value is a known member of the AlertBuilderChartWhereLanguage enum.
func (e AlertBuilderChartWhereLanguage) Valid() bool {
	switch e {
	case AlertBuilderChartWhereLanguageLucene:
		return true
	case AlertBuilderChartWhereLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for AlertChannelType.
const (
	AlertChannelTypeEmail   AlertChannelType = "email"
	AlertChannelTypeWebhook AlertChannelType = "webhook"
)

// Valid indicates whether the value is a known member of the AlertChannelType enum.
func (e AlertChannelType) Valid() bool {
	switch e {
	case AlertChannelTypeEmail:
		return true
	case AlertChannelTypeWebhook:
		return true
	default:
		return false
	}
}

// Defines values for AlertChartDisplayType.
const (
	AlertChartDisplayTypeLine       AlertChartDisplayType = "line"
	AlertChartDisplayTypeNumber     AlertChartDisplayType = "number"
	AlertChartDisplayTypeStackedBar AlertChartDisplayType = "stacked_bar"
)

// Valid indicates whether the value is a known member of the AlertChartDisplayType enum.
func (e AlertChartDisplayType) Valid() bool {
	switch e {
	case AlertChartDisplayTypeLine:
		return true
	case AlertChartDisplayTypeNumber:
		return true
	case AlertChartDisplayTypeStackedBar:
		return true
	default:
		return false
	}
}

// Defines values for AlertErrorType.
const (
	AlertErrorTypeINVALIDALERT AlertErrorType = "INVALID_ALERT"
	AlertErrorTypeQUERYERROR   AlertErrorType = "QUERY_ERROR"
	AlertErrorTypeQUERYTIMEOUT AlertErrorType = "QUERY_TIMEOUT"
	AlertErrorTypeUNKNOWN      AlertErrorType = "UNKNOWN"
	AlertErrorTypeWEBHOOKERROR AlertErrorType = "WEBHOOK_ERROR"
)

// Valid indicates whether the value is a known member of the AlertErrorType enum.
func (e AlertErrorType) Valid() bool {
	switch e {
	case AlertErrorTypeINVALIDALERT:
		return true
	case AlertErrorTypeQUERYERROR:
		return true
	case AlertErrorTypeQUERYTIMEOUT:
		return true
	case AlertErrorTypeUNKNOWN:
		return true
	case AlertErrorTypeWEBHOOKERROR:
		return true
	default:
		return false
	}
}

// Defines values for AlertHistoryState.
const (
	AlertHistoryStateALERT            AlertHistoryState = "ALERT"
	AlertHistoryStateERROR            AlertHistoryState = "ERROR"
	AlertHistoryStateINSUFFICIENTDATA AlertHistoryState = "INSUFFICIENT_DATA"
	AlertHistoryStateOK               AlertHistoryState = "OK"
	AlertHistoryStatePENDING          AlertHistoryState = "PENDING"
)

// Valid indicates whether the value is a known member of the AlertHistoryState enum.
func (e AlertHistoryState) Valid() bool {
	switch e {
	case AlertHistoryStateALERT:
		return true
	case AlertHistoryStateERROR:
		return true
	case AlertHistoryStateINSUFFICIENTDATA:
		return true
	case AlertHistoryStateOK:
		return true
	case AlertHistoryStatePENDING:
		return true
	default:
		return false
	}
}

// Defines values for AlertInterval.
const (
	AlertIntervalDays1     AlertInterval = "1d"
	AlertIntervalHours1    AlertInterval = "1h"
	AlertIntervalHours12   AlertInterval = "12h"
	AlertIntervalHours6    AlertInterval = "6h"
	AlertIntervalMinutes1  AlertInterval = "1m"
	AlertIntervalMinutes15 AlertInterval = "15m"
	AlertIntervalMinutes30 AlertInterval = "30m"
	AlertIntervalMinutes5  AlertInterval = "5m"
)

// Valid indicates whether the value is a known member of the AlertInterval enum.
func (e AlertInterval) Valid() bool {
	switch e {
	case AlertIntervalDays1:
		return true
	case AlertIntervalHours1:
		return true
	case AlertIntervalHours12:
		return true
	case AlertIntervalHours6:
		return true
	case AlertIntervalMinutes1:
		return true
	case AlertIntervalMinutes15:
		return true
	case AlertIntervalMinutes30:
		return true
	case AlertIntervalMinutes5:
		return true
	default:
		return false
	}
}

// Defines values for AlertNoData.
const (
	AlertNoDataAlert        AlertNoData = "alert"
	AlertNoDataInsufficient AlertNoData = "insufficient"
	AlertNoDataKeep         AlertNoData = "keep"
	AlertNoDataOk           AlertNoData = "ok"
	AlertNoDataZero         AlertNoData = "zero"
)

// Valid indicates whether the value is a known member of the AlertNoData enum.
func (e AlertNoData) Valid() bool {
	switch e {
	case AlertNoDataAlert:
		return true
	case AlertNoDataInsufficient:
		return true
	case AlertNoDataKeep:
		return true
	case AlertNoDataOk:
		return true
	case AlertNoDataZero:
		return true
	default:
		return false
	}
}

// Defines values for AlertPreviewChangeNotification.
const (
	AlertPreviewChangeNotificationFiring   AlertPreviewChangeNotification = "firing"
	AlertPreviewChangeNotificationResolved AlertPreviewChangeNotification = "resolved"
)

// Valid indicates whether the value is a known member of the AlertPreviewChangeNotification enum.
func (e AlertPreviewChangeNotification) Valid() bool {
	switch e {
	case AlertPreviewChangeNotificationFiring:
		return true
	case AlertPreviewChangeNotificationResolved:
		return true
	default:
		return false
	}
}

// Defines values for AlertSeverity.
const (
	AlertSeverityCritical AlertSeverity = "critical"
	AlertSeverityError    AlertSeverity = "error"
	AlertSeverityInfo     AlertSeverity = "info"
	AlertSeverityWarning  AlertSeverity = "warning"
)

// Valid indicates whether the value is a known member of the AlertSeverity enum.
func (e AlertSeverity) Valid() bool {
	switch e {
	case AlertSeverityCritical:
		return true
	case AlertSeverityError:
		return true
	case AlertSeverityInfo:
		return true
	case AlertSeverityWarning:
		return true
	default:
		return false
	}
}

// Defines values for AlertSource.
const (
	AlertSourceInline      AlertSource = "inline"
	AlertSourceSavedSearch AlertSource = "saved_search"
	AlertSourceTile        AlertSource = "tile"
)

// Valid indicates whether the value is a known member of the AlertSource enum.
func (e AlertSource) Valid() bool {
	switch e {
	case AlertSourceInline:
		return true
	case AlertSourceSavedSearch:
		return true
	case AlertSourceTile:
		return true
	default:
		return false
	}
}

// Defines values for AlertState.
const (
	AlertStateALERT            AlertState = "ALERT"
	AlertStateDISABLED         AlertState = "DISABLED"
	AlertStateINSUFFICIENTDATA AlertState = "INSUFFICIENT_DATA"
	AlertStateOK               AlertState = "OK"
	AlertStatePENDING          AlertState = "PENDING"
)

// Valid indicates whether the value is a known member of the AlertState enum.
func (e AlertState) Valid() bool {
	switch e {
	case AlertStateALERT:
		return true
	case AlertStateDISABLED:
		return true
	case AlertStateINSUFFICIENTDATA:
		return true
	case AlertStateOK:
		return true
	case AlertStatePENDING:
		return true
	default:
		return false
	}
}

// Defines values for AlertThresholdType.
const (
	AlertThresholdTypeAbove          AlertThresholdType = "above"
	AlertThresholdTypeAboveExclusive AlertThresholdType = "above_exclusive"
	AlertThresholdTypeBelow          AlertThresholdType = "below"
	AlertThresholdTypeBelowOrEqual   AlertThresholdType = "below_or_equal"
	AlertThresholdTypeBetween        AlertThresholdType = "between"
	AlertThresholdTypeEqual          AlertThresholdType = "equal"
	AlertThresholdTypeNotBetween     AlertThresholdType = "not_between"
	AlertThresholdTypeNotEqual       AlertThresholdType = "not_equal"
)

// Valid indicates whether the value is a known member of the AlertThresholdType enum.
func (e AlertThresholdType) Valid() bool {
	switch e {
	case AlertThresholdTypeAbove:
		return true
	case AlertThresholdTypeAboveExclusive:
		return true
	case AlertThresholdTypeBelow:
		return true
	case AlertThresholdTypeBelowOrEqual:
		return true
	case AlertThresholdTypeBetween:
		return true
	case AlertThresholdTypeEqual:
		return true
	case AlertThresholdTypeNotBetween:
		return true
	case AlertThresholdTypeNotEqual:
		return true
	default:
		return false
	}
}

// Defines values for BackgroundChartType.
const (
	BackgroundChartTypeArea BackgroundChartType = "area"
	BackgroundChartTypeLine BackgroundChartType = "line"
)

// Valid indicates whether the value is a known member of the BackgroundChartType enum.
func (e BackgroundChartType) Valid() bool {
	switch e {
	case BackgroundChartTypeArea:
		return true
	case BackgroundChartTypeLine:
		return true
	default:
		return false
	}
}

// Defines values for BarConfigDisplayType.
const (
	BarConfigDisplayTypeBar BarConfigDisplayType = "bar"
)

// Valid indicates whether the value is a known member of the BarConfigDisplayType enum.
func (e BarConfigDisplayType) Valid() bool {
	switch e {
	case BarConfigDisplayTypeBar:
		return true
	default:
		return false
	}
}

// Defines values for BetweenColorRuleOperator.
const (
	BetweenColorRuleOperatorBetween BetweenColorRuleOperator = "between"
)

// Valid indicates whether the value is a known member of the BetweenColorRuleOperator enum.
func (e BetweenColorRuleOperator) Valid() bool {
	switch e {
	case BetweenColorRuleOperatorBetween:
		return true
	default:
		return false
	}
}

// Defines values for ChartDataSource.
const (
	ChartDataSourceEvents  ChartDataSource = "events"
	ChartDataSourceMetrics ChartDataSource = "metrics"
)

// Valid indicates whether the value is a known member of the ChartDataSource enum.
func (e ChartDataSource) Valid() bool {
	switch e {
	case ChartDataSourceEvents:
		return true
	case ChartDataSourceMetrics:
		return true
	default:
		return false
	}
}

// Defines values for ChartGranularity.
const (
	ChartGranularityAuto      ChartGranularity = "auto"
	ChartGranularityDays1     ChartGranularity = "1d"
	ChartGranularityDays2     ChartGranularity = "2d"
	ChartGranularityDays30    ChartGranularity = "30d"
	ChartGranularityDays7     ChartGranularity = "7d"
	ChartGranularityHours1    ChartGranularity = "1h"
	ChartGranularityHours12   ChartGranularity = "12h"
	ChartGranularityHours2    ChartGranularity = "2h"
	ChartGranularityHours6    ChartGranularity = "6h"
	ChartGranularityMinutes1  ChartGranularity = "1m"
	ChartGranularityMinutes10 ChartGranularity = "10m"
	ChartGranularityMinutes15 ChartGranularity = "15m"
	ChartGranularityMinutes30 ChartGranularity = "30m"
	ChartGranularityMinutes5  ChartGranularity = "5m"
	ChartGranularitySeconds30 ChartGranularity = "30s"
)

// Valid indicates whether the value is a known member of the ChartGranularity enum.
func (e ChartGranularity) Valid() bool {
	switch e {
	case ChartGranularityAuto:
		return true
	case ChartGranularityDays1:
		return true
	case ChartGranularityDays2:
		return true
	case ChartGranularityDays30:
		return true
	case ChartGranularityDays7:
		return true
	case ChartGranularityHours1:
		return true
	case ChartGranularityHours12:
		return true
	case ChartGranularityHours2:
		return true
	case ChartGranularityHours6:
		return true
	case ChartGranularityMinutes1:
		return true
	case ChartGranularityMinutes10:
		return true
	case ChartGranularityMinutes15:
		return true
	case ChartGranularityMinutes30:
		return true
	case ChartGranularityMinutes5:
		return true
	case ChartGranularitySeconds30:
		return true
	default:
		return false
	}
}

// Defines values for ChartReturnType.
const (
	ChartReturnTypeColumn ChartReturnType = "column"
	ChartReturnTypeRatio  ChartReturnType = "ratio"
)

// Valid indicates whether the value is a known member of the ChartReturnType enum.
func (e ChartReturnType) Valid() bool {
	switch e {
	case ChartReturnTypeColumn:
		return true
	case ChartReturnTypeRatio:
		return true
	default:
		return false
	}
}

// Defines values for DeliveryErrorType.
const (
	DeliveryErrorTypeADDRESSREFUSED  DeliveryErrorType = "ADDRESS_REFUSED"
	DeliveryErrorTypeCONNECTIONERROR DeliveryErrorType = "CONNECTION_ERROR"
	DeliveryErrorTypeEXPIRED         DeliveryErrorType = "EXPIRED"
	DeliveryErrorTypeHTTPERROR       DeliveryErrorType = "HTTP_ERROR"
	DeliveryErrorTypeMAILERROR       DeliveryErrorType = "MAIL_ERROR"
	DeliveryErrorTypeNOTCONFIGURED   DeliveryErrorType = "NOT_CONFIGURED"
	DeliveryErrorTypeREDIRECT        DeliveryErrorType = "REDIRECT"
	DeliveryErrorTypeTEMPLATEERROR   DeliveryErrorType = "TEMPLATE_ERROR"
	DeliveryErrorTypeTIMEOUT         DeliveryErrorType = "TIMEOUT"
	DeliveryErrorTypeWEBHOOKMISSING  DeliveryErrorType = "WEBHOOK_MISSING"
)

// Valid indicates whether the value is a known member of the DeliveryErrorType enum.
func (e DeliveryErrorType) Valid() bool {
	switch e {
	case DeliveryErrorTypeADDRESSREFUSED:
		return true
	case DeliveryErrorTypeCONNECTIONERROR:
		return true
	case DeliveryErrorTypeEXPIRED:
		return true
	case DeliveryErrorTypeHTTPERROR:
		return true
	case DeliveryErrorTypeMAILERROR:
		return true
	case DeliveryErrorTypeNOTCONFIGURED:
		return true
	case DeliveryErrorTypeREDIRECT:
		return true
	case DeliveryErrorTypeTEMPLATEERROR:
		return true
	case DeliveryErrorTypeTIMEOUT:
		return true
	case DeliveryErrorTypeWEBHOOKMISSING:
		return true
	default:
		return false
	}
}

// Defines values for DeliveryState.
const (
	DeliveryStateALERT DeliveryState = "ALERT"
	DeliveryStateOK    DeliveryState = "OK"
)

// Valid indicates whether the value is a known member of the DeliveryState enum.
func (e DeliveryState) Valid() bool {
	switch e {
	case DeliveryStateALERT:
		return true
	case DeliveryStateOK:
		return true
	default:
		return false
	}
}

// Defines values for DeliveryStatus.
const (
	DeliveryStatusDelivered DeliveryStatus = "delivered"
	DeliveryStatusFailed    DeliveryStatus = "failed"
	DeliveryStatusPending   DeliveryStatus = "pending"
)

// Valid indicates whether the value is a known member of the DeliveryStatus enum.
func (e DeliveryStatus) Valid() bool {
	switch e {
	case DeliveryStatusDelivered:
		return true
	case DeliveryStatusFailed:
		return true
	case DeliveryStatusPending:
		return true
	default:
		return false
	}
}

// Defines values for EqualityColorRuleOperator.
const (
	EqualityColorRuleOperatorEq  EqualityColorRuleOperator = "eq"
	EqualityColorRuleOperatorNeq EqualityColorRuleOperator = "neq"
)

// Valid indicates whether the value is a known member of the EqualityColorRuleOperator enum.
func (e EqualityColorRuleOperator) Valid() bool {
	switch e {
	case EqualityColorRuleOperatorEq:
		return true
	case EqualityColorRuleOperatorNeq:
		return true
	default:
		return false
	}
}

// Defines values for EventPatternsConfigDisplayType.
const (
	EventPatternsConfigDisplayTypeEventPatterns EventPatternsConfigDisplayType = "event_patterns"
)

// Valid indicates whether the value is a known member of the EventPatternsConfigDisplayType enum.
func (e EventPatternsConfigDisplayType) Valid() bool {
	switch e {
	case EventPatternsConfigDisplayTypeEventPatterns:
		return true
	default:
		return false
	}
}

// Defines values for FilterLanguage.
const (
	FilterLanguageLucene FilterLanguage = "lucene"
	FilterLanguageSQL    FilterLanguage = "sql"
)

// Valid indicates whether the value is a known member of the FilterLanguage enum.
func (e FilterLanguage) Valid() bool {
	switch e {
	case FilterLanguageLucene:
		return true
	case FilterLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for HeatmapConfigDisplayType.
const (
	HeatmapConfigDisplayTypeHeatmap HeatmapConfigDisplayType = "heatmap"
)

// Valid indicates whether the value is a known member of the HeatmapConfigDisplayType enum.
func (e HeatmapConfigDisplayType) Valid() bool {
	switch e {
	case HeatmapConfigDisplayTypeHeatmap:
		return true
	default:
		return false
	}
}

// Defines values for HeatmapSelectItemHeatmapScaleType.
const (
	HeatmapSelectItemHeatmapScaleTypeLinear HeatmapSelectItemHeatmapScaleType = "linear"
	HeatmapSelectItemHeatmapScaleTypeLog    HeatmapSelectItemHeatmapScaleType = "log"
)

// Valid indicates whether the value is a known member of the HeatmapSelectItemHeatmapScaleType enum.
func (e HeatmapSelectItemHeatmapScaleType) Valid() bool {
	switch e {
	case HeatmapSelectItemHeatmapScaleTypeLinear:
		return true
	case HeatmapSelectItemHeatmapScaleTypeLog:
		return true
	default:
		return false
	}
}

// Defines values for InvitationRole.
const (
	InvitationRoleAdmin     InvitationRole = "admin"
	InvitationRoleDeveloper InvitationRole = "developer"
)

// Valid indicates whether the value is a known member of the InvitationRole enum.
func (e InvitationRole) Valid() bool {
	switch e {
	case InvitationRoleAdmin:
		return true
	case InvitationRoleDeveloper:
		return true
	default:
		return false
	}
}

// Defines values for KeyRole.
const (
	KeyRoleAdmin          KeyRole = "admin"
	KeyRoleDeveloper      KeyRole = "developer"
	KeyRoleQueryEndpoints KeyRole = "query_endpoints"
)

// Valid indicates whether the value is a known member of the KeyRole enum.
func (e KeyRole) Valid() bool {
	switch e {
	case KeyRoleAdmin:
		return true
	case KeyRoleDeveloper:
		return true
	case KeyRoleQueryEndpoints:
		return true
	default:
		return false
	}
}

// Defines values for KeyScope.
const (
	KeyScopeAdmin KeyScope = "admin"
	KeyScopeRead  KeyScope = "read"
	KeyScopeWrite KeyScope = "write"
)

// Valid indicates whether the value is a known member of the KeyScope enum.
func (e KeyScope) Valid() bool {
	switch e {
	case KeyScopeAdmin:
		return true
	case KeyScopeRead:
		return true
	case KeyScopeWrite:
		return true
	default:
		return false
	}
}

// Defines values for KeyState.
const (
	KeyStateDisabled KeyState = "disabled"
	KeyStateEnabled  KeyState = "enabled"
)

// Valid indicates whether the value is a known member of the KeyState enum.
func (e KeyState) Valid() bool {
	switch e {
	case KeyStateDisabled:
		return true
	case KeyStateEnabled:
		return true
	default:
		return false
	}
}

// Defines values for LegacyMarkdownSeriesType.
const (
	LegacyMarkdownSeriesTypeMarkdown LegacyMarkdownSeriesType = "markdown"
)

// Valid indicates whether the value is a known member of the LegacyMarkdownSeriesType enum.
func (e LegacyMarkdownSeriesType) Valid() bool {
	switch e {
	case LegacyMarkdownSeriesTypeMarkdown:
		return true
	default:
		return false
	}
}

// Defines values for LegacyNumberSeriesType.
const (
	LegacyNumberSeriesTypeNumber LegacyNumberSeriesType = "number"
)

// Valid indicates whether the value is a known member of the LegacyNumberSeriesType enum.
func (e LegacyNumberSeriesType) Valid() bool {
	switch e {
	case LegacyNumberSeriesTypeNumber:
		return true
	default:
		return false
	}
}

// Defines values for LegacySearchSeriesType.
const (
	LegacySearchSeriesTypeSearch LegacySearchSeriesType = "search"
)

// Valid indicates whether the value is a known member of the LegacySearchSeriesType enum.
func (e LegacySearchSeriesType) Valid() bool {
	switch e {
	case LegacySearchSeriesTypeSearch:
		return true
	default:
		return false
	}
}

// Defines values for LegacyTableSeriesType.
const (
	LegacyTableSeriesTypeTable LegacyTableSeriesType = "table"
)

// Valid indicates whether the value is a known member of the LegacyTableSeriesType enum.
func (e LegacyTableSeriesType) Valid() bool {
	switch e {
	case LegacyTableSeriesTypeTable:
		return true
	default:
		return false
	}
}

// Defines values for LegacyTimeSeriesType.
const (
	LegacyTimeSeriesTypeTime LegacyTimeSeriesType = "time"
)

// Valid indicates whether the value is a known member of the LegacyTimeSeriesType enum.
func (e LegacyTimeSeriesType) Valid() bool {
	switch e {
	case LegacyTimeSeriesTypeTime:
		return true
	default:
		return false
	}
}

// Defines values for LegacyTimeSeriesDisplayType.
const (
	LegacyTimeSeriesDisplayTypeLine       LegacyTimeSeriesDisplayType = "line"
	LegacyTimeSeriesDisplayTypeStackedBar LegacyTimeSeriesDisplayType = "stacked_bar"
)

// Valid indicates whether the value is a known member of the LegacyTimeSeriesDisplayType enum.
func (e LegacyTimeSeriesDisplayType) Valid() bool {
	switch e {
	case LegacyTimeSeriesDisplayTypeLine:
		return true
	case LegacyTimeSeriesDisplayTypeStackedBar:
		return true
	default:
		return false
	}
}

// Defines values for LineConfigDisplayType.
const (
	LineConfigDisplayTypeLine LineConfigDisplayType = "line"
)

// Valid indicates whether the value is a known member of the LineConfigDisplayType enum.
func (e LineConfigDisplayType) Valid() bool {
	switch e {
	case LineConfigDisplayTypeLine:
		return true
	default:
		return false
	}
}

// Defines values for LogSourceKind.
const (
	LogSourceKindLog LogSourceKind = "log"
)

// Valid indicates whether the value is a known member of the LogSourceKind enum.
func (e LogSourceKind) Valid() bool {
	switch e {
	case LogSourceKindLog:
		return true
	default:
		return false
	}
}

// Defines values for LogSourceWriteKind.
const (
	LogSourceWriteKindLog LogSourceWriteKind = "log"
)

// Valid indicates whether the value is a known member of the LogSourceWriteKind enum.
func (e LogSourceWriteKind) Valid() bool {
	switch e {
	case LogSourceWriteKindLog:
		return true
	default:
		return false
	}
}

// Defines values for MarkdownConfigDisplayType.
const (
	MarkdownConfigDisplayTypeMarkdown MarkdownConfigDisplayType = "markdown"
)

// Valid indicates whether the value is a known member of the MarkdownConfigDisplayType enum.
func (e MarkdownConfigDisplayType) Valid() bool {
	switch e {
	case MarkdownConfigDisplayTypeMarkdown:
		return true
	default:
		return false
	}
}

// Defines values for MetricSourceKind.
const (
	MetricSourceKindMetric MetricSourceKind = "metric"
)

// Valid indicates whether the value is a known member of the MetricSourceKind enum.
func (e MetricSourceKind) Valid() bool {
	switch e {
	case MetricSourceKindMetric:
		return true
	default:
		return false
	}
}

// Defines values for MetricSourceWriteKind.
const (
	MetricSourceWriteKindMetric MetricSourceWriteKind = "metric"
)

// Valid indicates whether the value is a known member of the MetricSourceWriteKind enum.
func (e MetricSourceWriteKind) Valid() bool {
	switch e {
	case MetricSourceWriteKindMetric:
		return true
	default:
		return false
	}
}

// Defines values for MetricType.
const (
	MetricTypeExponentialHistogram MetricType = "exponential histogram"
	MetricTypeGauge                MetricType = "gauge"
	MetricTypeHistogram            MetricType = "histogram"
	MetricTypeSum                  MetricType = "sum"
	MetricTypeSummary              MetricType = "summary"
)

// Valid indicates whether the value is a known member of the MetricType enum.
func (e MetricType) Valid() bool {
	switch e {
	case MetricTypeExponentialHistogram:
		return true
	case MetricTypeGauge:
		return true
	case MetricTypeHistogram:
		return true
	case MetricTypeSum:
		return true
	case MetricTypeSummary:
		return true
	default:
		return false
	}
}

// Defines values for NumberConfigDisplayType.
const (
	NumberConfigDisplayTypeNumber NumberConfigDisplayType = "number"
)

// Valid indicates whether the value is a known member of the NumberConfigDisplayType enum.
func (e NumberConfigDisplayType) Valid() bool {
	switch e {
	case NumberConfigDisplayTypeNumber:
		return true
	default:
		return false
	}
}

// Defines values for NumberOutput.
const (
	NumberOutputByte       NumberOutput = "byte"
	NumberOutputCurrency   NumberOutput = "currency"
	NumberOutputDataRate   NumberOutput = "data_rate"
	NumberOutputDuration   NumberOutput = "duration"
	NumberOutputNumber     NumberOutput = "number"
	NumberOutputPercent    NumberOutput = "percent"
	NumberOutputThroughput NumberOutput = "throughput"
	NumberOutputTime       NumberOutput = "time"
)

// Valid indicates whether the value is a known member of the NumberOutput enum.
func (e NumberOutput) Valid() bool {
	switch e {
	case NumberOutputByte:
		return true
	case NumberOutputCurrency:
		return true
	case NumberOutputDataRate:
		return true
	case NumberOutputDuration:
		return true
	case NumberOutputNumber:
		return true
	case NumberOutputPercent:
		return true
	case NumberOutputThroughput:
		return true
	case NumberOutputTime:
		return true
	default:
		return false
	}
}

// Defines values for NumericColorRuleOperator.
const (
	NumericColorRuleOperatorGt  NumericColorRuleOperator = "gt"
	NumericColorRuleOperatorGte NumericColorRuleOperator = "gte"
	NumericColorRuleOperatorLt  NumericColorRuleOperator = "lt"
	NumericColorRuleOperatorLte NumericColorRuleOperator = "lte"
)

// Valid indicates whether the value is a known member of the NumericColorRuleOperator enum.
func (e NumericColorRuleOperator) Valid() bool {
	switch e {
	case NumericColorRuleOperatorGt:
		return true
	case NumericColorRuleOperatorGte:
		return true
	case NumericColorRuleOperatorLt:
		return true
	case NumericColorRuleOperatorLte:
		return true
	default:
		return false
	}
}

// Defines values for NumericUnit.
const (
	NumericUnitBitsIec      NumericUnit = "bits_iec"
	NumericUnitBitsSecIec   NumericUnit = "bits_sec_iec"
	NumericUnitBitsSecSi    NumericUnit = "bits_sec_si"
	NumericUnitBitsSi       NumericUnit = "bits_si"
	NumericUnitBytesIec     NumericUnit = "bytes_iec"
	NumericUnitBytesSecIec  NumericUnit = "bytes_sec_iec"
	NumericUnitBytesSecSi   NumericUnit = "bytes_sec_si"
	NumericUnitBytesSi      NumericUnit = "bytes_si"
	NumericUnitCpm          NumericUnit = "cpm"
	NumericUnitCps          NumericUnit = "cps"
	NumericUnitGibibitsSec  NumericUnit = "gibibits_sec"
	NumericUnitGibibytes    NumericUnit = "gibibytes"
	NumericUnitGibibytesSec NumericUnit = "gibibytes_sec"
	NumericUnitGigabitsSec  NumericUnit = "gigabits_sec"
	NumericUnitGigabytes    NumericUnit = "gigabytes"
	NumericUnitGigabytesSec NumericUnit = "gigabytes_sec"
	NumericUnitIops         NumericUnit = "iops"
	NumericUnitKibibitsSec  NumericUnit = "kibibits_sec"
	NumericUnitKibibytes    NumericUnit = "kibibytes"
	NumericUnitKibibytesSec NumericUnit = "kibibytes_sec"
	NumericUnitKilobitsSec  NumericUnit = "kilobits_sec"
	NumericUnitKilobytes    NumericUnit = "kilobytes"
	NumericUnitKilobytesSec NumericUnit = "kilobytes_sec"
	NumericUnitMebibitsSec  NumericUnit = "mebibits_sec"
	NumericUnitMebibytes    NumericUnit = "mebibytes"
	NumericUnitMebibytesSec NumericUnit = "mebibytes_sec"
	NumericUnitMegabitsSec  NumericUnit = "megabits_sec"
	NumericUnitMegabytes    NumericUnit = "megabytes"
	NumericUnitMegabytesSec NumericUnit = "megabytes_sec"
	NumericUnitOpm          NumericUnit = "opm"
	NumericUnitOps          NumericUnit = "ops"
	NumericUnitPacketsSec   NumericUnit = "packets_sec"
	NumericUnitPebibitsSec  NumericUnit = "pebibits_sec"
	NumericUnitPebibytes    NumericUnit = "pebibytes"
	NumericUnitPebibytesSec NumericUnit = "pebibytes_sec"
	NumericUnitPetabitsSec  NumericUnit = "petabits_sec"
	NumericUnitPetabytes    NumericUnit = "petabytes"
	NumericUnitPetabytesSec NumericUnit = "petabytes_sec"
	NumericUnitReadsSec     NumericUnit = "reads_sec"
	NumericUnitRpmReads     NumericUnit = "rpm_reads"
	NumericUnitRps          NumericUnit = "rps"
	NumericUnitTebibitsSec  NumericUnit = "tebibits_sec"
	NumericUnitTebibytes    NumericUnit = "tebibytes"
	NumericUnitTebibytesSec NumericUnit = "tebibytes_sec"
	NumericUnitTerabitsSec  NumericUnit = "terabits_sec"
	NumericUnitTerabytes    NumericUnit = "terabytes"
	NumericUnitTerabytesSec NumericUnit = "terabytes_sec"
	NumericUnitWpm          NumericUnit = "wpm"
	NumericUnitWps          NumericUnit = "wps"
)

// Valid indicates whether the value is a known member of the NumericUnit enum.
func (e NumericUnit) Valid() bool {
	switch e {
	case NumericUnitBitsIec:
		return true
	case NumericUnitBitsSecIec:
		return true
	case NumericUnitBitsSecSi:
		return true
	case NumericUnitBitsSi:
		return true
	case NumericUnitBytesIec:
		return true
	case NumericUnitBytesSecIec:
		return true
	case NumericUnitBytesSecSi:
		return true
	case NumericUnitBytesSi:
		return true
	case NumericUnitCpm:
		return true
	case NumericUnitCps:
		return true
	case NumericUnitGibibitsSec:
		return true
	case NumericUnitGibibytes:
		return true
	case NumericUnitGibibytesSec:
		return true
	case NumericUnitGigabitsSec:
		return true
	case NumericUnitGigabytes:
		return true
	case NumericUnitGigabytesSec:
		return true
	case NumericUnitIops:
		return true
	case NumericUnitKibibitsSec:
		return true
	case NumericUnitKibibytes:
		return true
	case NumericUnitKibibytesSec:
		return true
	case NumericUnitKilobitsSec:
		return true
	case NumericUnitKilobytes:
		return true
	case NumericUnitKilobytesSec:
		return true
	case NumericUnitMebibitsSec:
		return true
	case NumericUnitMebibytes:
		return true
	case NumericUnitMebibytesSec:
		return true
	case NumericUnitMegabitsSec:
		return true
	case NumericUnitMegabytes:
		return true
	case NumericUnitMegabytesSec:
		return true
	case NumericUnitOpm:
		return true
	case NumericUnitOps:
		return true
	case NumericUnitPacketsSec:
		return true
	case NumericUnitPebibitsSec:
		return true
	case NumericUnitPebibytes:
		return true
	case NumericUnitPebibytesSec:
		return true
	case NumericUnitPetabitsSec:
		return true
	case NumericUnitPetabytes:
		return true
	case NumericUnitPetabytesSec:
		return true
	case NumericUnitReadsSec:
		return true
	case NumericUnitRpmReads:
		return true
	case NumericUnitRps:
		return true
	case NumericUnitTebibitsSec:
		return true
	case NumericUnitTebibytes:
		return true
	case NumericUnitTebibytesSec:
		return true
	case NumericUnitTerabitsSec:
		return true
	case NumericUnitTerabytes:
		return true
	case NumericUnitTerabytesSec:
		return true
	case NumericUnitWpm:
		return true
	case NumericUnitWps:
		return true
	default:
		return false
	}
}

// Defines values for OnClickDashboardType.
const (
	OnClickDashboardTypeDashboard OnClickDashboardType = "dashboard"
)

// Valid indicates whether the value is a known member of the OnClickDashboardType enum.
func (e OnClickDashboardType) Valid() bool {
	switch e {
	case OnClickDashboardTypeDashboard:
		return true
	default:
		return false
	}
}

// Defines values for OnClickExternalType.
const (
	OnClickExternalTypeExternal OnClickExternalType = "external"
)

// Valid indicates whether the value is a known member of the OnClickExternalType enum.
func (e OnClickExternalType) Valid() bool {
	switch e {
	case OnClickExternalTypeExternal:
		return true
	default:
		return false
	}
}

// Defines values for OnClickFilterKind.
const (
	OnClickFilterKindExpressionTemplate OnClickFilterKind = "expressionTemplate"
)

// Valid indicates whether the value is a known member of the OnClickFilterKind enum.
func (e OnClickFilterKind) Valid() bool {
	switch e {
	case OnClickFilterKindExpressionTemplate:
		return true
	default:
		return false
	}
}

// Defines values for OnClickSearchType.
const (
	OnClickSearchTypeSearch OnClickSearchType = "search"
)

// Valid indicates whether the value is a known member of the OnClickSearchType enum.
func (e OnClickSearchType) Valid() bool {
	switch e {
	case OnClickSearchTypeSearch:
		return true
	default:
		return false
	}
}

// Defines values for OnClickTargetIDMode.
const (
	OnClickTargetIDModeID OnClickTargetIDMode = "id"
)

// Valid indicates whether the value is a known member of the OnClickTargetIDMode enum.
func (e OnClickTargetIDMode) Valid() bool {
	switch e {
	case OnClickTargetIDModeID:
		return true
	default:
		return false
	}
}

// Defines values for OnClickTargetTemplateMode.
const (
	OnClickTargetTemplateModeTemplate OnClickTargetTemplateMode = "template"
)

// Valid indicates whether the value is a known member of the OnClickTargetTemplateMode enum.
func (e OnClickTargetTemplateMode) Valid() bool {
	switch e {
	case OnClickTargetTemplateModeTemplate:
		return true
	default:
		return false
	}
}

// Defines values for PaletteColor.
const (
	PaletteColorChartBlue      PaletteColor = "chart-blue"
	PaletteColorChartBrown     PaletteColor = "chart-brown"
	PaletteColorChartCyan      PaletteColor = "chart-cyan"
	PaletteColorChartError     PaletteColor = "chart-error"
	PaletteColorChartGray      PaletteColor = "chart-gray"
	PaletteColorChartGreen     PaletteColor = "chart-green"
	PaletteColorChartLightBlue PaletteColor = "chart-light-blue"
	PaletteColorChartOrange    PaletteColor = "chart-orange"
	PaletteColorChartPink      PaletteColor = "chart-pink"
	PaletteColorChartPurple    PaletteColor = "chart-purple"
	PaletteColorChartRed       PaletteColor = "chart-red"
	PaletteColorChartSuccess   PaletteColor = "chart-success"
	PaletteColorChartWarning   PaletteColor = "chart-warning"
)

// Valid indicates whether the value is a known member of the PaletteColor enum.
func (e PaletteColor) Valid() bool {
	switch e {
	case PaletteColorChartBlue:
		return true
	case PaletteColorChartBrown:
		return true
	case PaletteColorChartCyan:
		return true
	case PaletteColorChartError:
		return true
	case PaletteColorChartGray:
		return true
	case PaletteColorChartGreen:
		return true
	case PaletteColorChartLightBlue:
		return true
	case PaletteColorChartOrange:
		return true
	case PaletteColorChartPink:
		return true
	case PaletteColorChartPurple:
		return true
	case PaletteColorChartRed:
		return true
	case PaletteColorChartSuccess:
		return true
	case PaletteColorChartWarning:
		return true
	default:
		return false
	}
}

// Defines values for PersonRole.
const (
	PersonRoleAdmin  PersonRole = "admin"
	PersonRoleEditor PersonRole = "editor"
	PersonRoleViewer PersonRole = "viewer"
)

// Valid indicates whether the value is a known member of the PersonRole enum.
func (e PersonRole) Valid() bool {
	switch e {
	case PersonRoleAdmin:
		return true
	case PersonRoleEditor:
		return true
	case PersonRoleViewer:
		return true
	default:
		return false
	}
}

// Defines values for PieConfigDisplayType.
const (
	PieConfigDisplayTypePie PieConfigDisplayType = "pie"
)

// Valid indicates whether the value is a known member of the PieConfigDisplayType enum.
func (e PieConfigDisplayType) Valid() bool {
	switch e {
	case PieConfigDisplayTypePie:
		return true
	default:
		return false
	}
}

// Defines values for PreferencesTheme.
const (
	PreferencesThemeDark   PreferencesTheme = "dark"
	PreferencesThemeLight  PreferencesTheme = "light"
	PreferencesThemeSystem PreferencesTheme = "system"
)

// Valid indicates whether the value is a known member of the PreferencesTheme enum.
func (e PreferencesTheme) Valid() bool {
	switch e {
	case PreferencesThemeDark:
		return true
	case PreferencesThemeLight:
		return true
	case PreferencesThemeSystem:
		return true
	default:
		return false
	}
}

// Defines values for PreferencesZone.
const (
	PreferencesZoneLocal PreferencesZone = "local"
	PreferencesZoneUtc   PreferencesZone = "utc"
)

// Valid indicates whether the value is a known member of the PreferencesZone enum.
func (e PreferencesZone) Valid() bool {
	switch e {
	case PreferencesZoneLocal:
		return true
	case PreferencesZoneUtc:
		return true
	default:
		return false
	}
}

// Defines values for PrometheusLabelFilterType.
const (
	PrometheusLabelFilterTypePROMETHEUSLABEL PrometheusLabelFilterType = "PROMETHEUS_LABEL"
)

// Valid indicates whether the value is a known member of the PrometheusLabelFilterType enum.
func (e PrometheusLabelFilterType) Valid() bool {
	switch e {
	case PrometheusLabelFilterTypePROMETHEUSLABEL:
		return true
	default:
		return false
	}
}

// Defines values for PrometheusLabelFilterCreateType.
const (
	PrometheusLabelFilterCreateTypePROMETHEUSLABEL PrometheusLabelFilterCreateType = "PROMETHEUS_LABEL"
)

// Valid indicates whether the value is a known member of the PrometheusLabelFilterCreateType enum.
func (e PrometheusLabelFilterCreateType) Valid() bool {
	switch e {
	case PrometheusLabelFilterCreateTypePROMETHEUSLABEL:
		return true
	default:
		return false
	}
}

// Defines values for PromqlSourceKind.
const (
	PromqlSourceKindPromql PromqlSourceKind = "promql"
)

// Valid indicates whether the value is a known member of the PromqlSourceKind enum.
func (e PromqlSourceKind) Valid() bool {
	switch e {
	case PromqlSourceKindPromql:
		return true
	default:
		return false
	}
}

// Defines values for PromqlSourceWriteKind.
const (
	PromqlSourceWriteKindPromql PromqlSourceWriteKind = "promql"
)

// Valid indicates whether the value is a known member of the PromqlSourceWriteKind enum.
func (e PromqlSourceWriteKind) Valid() bool {
	switch e {
	case PromqlSourceWriteKindPromql:
		return true
	default:
		return false
	}
}

// Defines values for QuantileLevel.
const (
	QuantileLevelP50 QuantileLevel = 0.5
	QuantileLevelP90 QuantileLevel = 0.9
	QuantileLevelP95 QuantileLevel = 0.95
	QuantileLevelP99 QuantileLevel = 0.99
)

// Valid indicates whether the value is a known member of the QuantileLevel enum.
func (e QuantileLevel) Valid() bool {
	switch e {
	case QuantileLevelP50:
		return true
	case QuantileLevelP90:
		return true
	case QuantileLevelP95:
		return true
	case QuantileLevelP99:
		return true
	default:
		return false
	}
}

// Defines values for QueryExpressionFilterType.
const (
	QueryExpressionFilterTypeQUERYEXPRESSION QueryExpressionFilterType = "QUERY_EXPRESSION"
)

// Valid indicates whether the value is a known member of the QueryExpressionFilterType enum.
func (e QueryExpressionFilterType) Valid() bool {
	switch e {
	case QueryExpressionFilterTypeQUERYEXPRESSION:
		return true
	default:
		return false
	}
}

// Defines values for QueryExpressionFilterCreateType.
const (
	QueryExpressionFilterCreateTypeQUERYEXPRESSION QueryExpressionFilterCreateType = "QUERY_EXPRESSION"
)

// Valid indicates whether the value is a known member of the QueryExpressionFilterCreateType enum.
func (e QueryExpressionFilterCreateType) Valid() bool {
	switch e {
	case QueryExpressionFilterCreateTypeQUERYEXPRESSION:
		return true
	default:
		return false
	}
}

// Defines values for QueryLanguage.
const (
	QueryLanguageLucene QueryLanguage = "lucene"
	QueryLanguagePromql QueryLanguage = "promql"
	QueryLanguageSQL    QueryLanguage = "sql"
)

// Valid indicates whether the value is a known member of the QueryLanguage enum.
func (e QueryLanguage) Valid() bool {
	switch e {
	case QueryLanguageLucene:
		return true
	case QueryLanguagePromql:
		return true
	case QueryLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for RolePolicyAllowDeny.
const (
	RolePolicyAllowDenyALLOW RolePolicyAllowDeny = "ALLOW"
	RolePolicyAllowDenyDENY  RolePolicyAllowDeny = "DENY"
)

// Valid indicates whether the value is a known member of the RolePolicyAllowDeny enum.
func (e RolePolicyAllowDeny) Valid() bool {
	switch e {
	case RolePolicyAllowDenyALLOW:
		return true
	case RolePolicyAllowDenyDENY:
		return true
	default:
		return false
	}
}

// Defines values for RoleType.
const (
	RoleTypeCustom RoleType = "custom"
	RoleTypeSystem RoleType = "system"
)

// Valid indicates whether the value is a known member of the RoleType enum.
func (e RoleType) Valid() bool {
	switch e {
	case RoleTypeCustom:
		return true
	case RoleTypeSystem:
		return true
	default:
		return false
	}
}

// Defines values for SavedFilterConditionType.
const (
	SavedFilterConditionTypeSQL SavedFilterConditionType = "sql"
)

// Valid indicates whether the value is a known member of the SavedFilterConditionType enum.
func (e SavedFilterConditionType) Valid() bool {
	switch e {
	case SavedFilterConditionTypeSQL:
		return true
	default:
		return false
	}
}

// Defines values for SavedFilterVariableType.
const (
	SavedFilterVariableTypeVariable SavedFilterVariableType = "variable"
)

// Valid indicates whether the value is a known member of the SavedFilterVariableType enum.
func (e SavedFilterVariableType) Valid() bool {
	switch e {
	case SavedFilterVariableTypeVariable:
		return true
	default:
		return false
	}
}

// Defines values for SavedSearchFilterType.
const (
	SavedSearchFilterTypeLucene SavedSearchFilterType = "lucene"
	SavedSearchFilterTypeSQL    SavedSearchFilterType = "sql"
	SavedSearchFilterTypeSQLAst SavedSearchFilterType = "sql_ast"
)

// Valid indicates whether the value is a known member of the SavedSearchFilterType enum.
func (e SavedSearchFilterType) Valid() bool {
	switch e {
	case SavedSearchFilterTypeLucene:
		return true
	case SavedSearchFilterTypeSQL:
		return true
	case SavedSearchFilterTypeSQLAst:
		return true
	default:
		return false
	}
}

// Defines values for SavedSearchFilterOperator.
const (
	SavedSearchFilterOperatorEqual          SavedSearchFilterOperator = "="
	SavedSearchFilterOperatorGreater        SavedSearchFilterOperator = ">"
	SavedSearchFilterOperatorGreaterOrEqual SavedSearchFilterOperator = ">="
	SavedSearchFilterOperatorLess           SavedSearchFilterOperator = "<"
	SavedSearchFilterOperatorLessOrEqual    SavedSearchFilterOperator = "<="
	SavedSearchFilterOperatorNotEqual       SavedSearchFilterOperator = "!="
)

// Valid indicates whether the value is a known member of the SavedSearchFilterOperator enum.
func (e SavedSearchFilterOperator) Valid() bool {
	switch e {
	case SavedSearchFilterOperatorEqual:
		return true
	case SavedSearchFilterOperatorGreater:
		return true
	case SavedSearchFilterOperatorGreaterOrEqual:
		return true
	case SavedSearchFilterOperatorLess:
		return true
	case SavedSearchFilterOperatorLessOrEqual:
		return true
	case SavedSearchFilterOperatorNotEqual:
		return true
	default:
		return false
	}
}

// Defines values for SavedSearchLanguage.
const (
	SavedSearchLanguageLucene SavedSearchLanguage = "lucene"
	SavedSearchLanguageSQL    SavedSearchLanguage = "sql"
)

// Valid indicates whether the value is a known member of the SavedSearchLanguage enum.
func (e SavedSearchLanguage) Valid() bool {
	switch e {
	case SavedSearchLanguageLucene:
		return true
	case SavedSearchLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for SearchCompareBaseline.
const (
	SearchCompareBaselineBefore SearchCompareBaseline = "before"
	SearchCompareBaselineRest   SearchCompareBaseline = "rest"
)

// Valid indicates whether the value is a known member of the SearchCompareBaseline enum.
func (e SearchCompareBaseline) Valid() bool {
	switch e {
	case SearchCompareBaselineBefore:
		return true
	case SearchCompareBaselineRest:
		return true
	default:
		return false
	}
}

// Defines values for SearchConfigDisplayType.
const (
	SearchConfigDisplayTypeSearch SearchConfigDisplayType = "search"
)

// Valid indicates whether the value is a known member of the SearchConfigDisplayType enum.
func (e SearchConfigDisplayType) Valid() bool {
	switch e {
	case SearchConfigDisplayTypeSearch:
		return true
	default:
		return false
	}
}

// Defines values for SearchExportFormat.
const (
	SearchExportFormatCsv    SearchExportFormat = "csv"
	SearchExportFormatNdjson SearchExportFormat = "ndjson"
)

// Valid indicates whether the value is a known member of the SearchExportFormat enum.
func (e SearchExportFormat) Valid() bool {
	switch e {
	case SearchExportFormatCsv:
		return true
	case SearchExportFormatNdjson:
		return true
	default:
		return false
	}
}

// Defines values for SearchLanguage.
const (
	SearchLanguageLucene SearchLanguage = "lucene"
	SearchLanguageSQL    SearchLanguage = "sql"
)

// Valid indicates whether the value is a known member of the SearchLanguage enum.
func (e SearchLanguage) Valid() bool {
	switch e {
	case SearchLanguageLucene:
		return true
	case SearchLanguageSQL:
		return true
	default:
		return false
	}
}

// Defines values for SelectItemPeriodAggFn.
const (
	SelectItemPeriodAggFnDelta SelectItemPeriodAggFn = "delta"
)

// Valid indicates whether the value is a known member of the SelectItemPeriodAggFn enum.
func (e SelectItemPeriodAggFn) Valid() bool {
	switch e {
	case SelectItemPeriodAggFnDelta:
		return true
	default:
		return false
	}
}

// Defines values for ServerState.
const (
	ServerStateOk          ServerState = "ok"
	ServerStateUnavailable ServerState = "unavailable"
)

// Valid indicates whether the value is a known member of the ServerState enum.
func (e ServerState) Valid() bool {
	switch e {
	case ServerStateOk:
		return true
	case ServerStateUnavailable:
		return true
	default:
		return false
	}
}

// Defines values for SessionSourceKind.
const (
	SessionSourceKindSession SessionSourceKind = "session"
)

// Valid indicates whether the value is a known member of the SessionSourceKind enum.
func (e SessionSourceKind) Valid() bool {
	switch e {
	case SessionSourceKindSession:
		return true
	default:
		return false
	}
}

// Defines values for SessionSourceWriteKind.
const (
	SessionSourceWriteKindSession SessionSourceWriteKind = "session"
)

// Valid indicates whether the value is a known member of the SessionSourceWriteKind enum.
func (e SessionSourceWriteKind) Valid() bool {
	switch e {
	case SessionSourceWriteKindSession:
		return true
	default:
		return false
	}
}

// Defines values for SortOrder.
const (
	SortOrderAsc  SortOrder = "asc"
	SortOrderDesc SortOrder = "desc"
)

// Valid indicates whether the value is a known member of the SortOrder enum.
func (e SortOrder) Valid() bool {
	switch e {
	case SortOrderAsc:
		return true
	case SortOrderDesc:
		return true
	default:
		return false
	}
}

// Defines values for SourceKind.
const (
	SourceKindLog     SourceKind = "log"
	SourceKindMetric  SourceKind = "metric"
	SourceKindPromql  SourceKind = "promql"
	SourceKindSession SourceKind = "session"
	SourceKindTrace   SourceKind = "trace"
)

// Valid indicates whether the value is a known member of the SourceKind enum.
func (e SourceKind) Valid() bool {
	switch e {
	case SourceKindLog:
		return true
	case SourceKindMetric:
		return true
	case SourceKindPromql:
		return true
	case SourceKindSession:
		return true
	case SourceKindTrace:
		return true
	default:
		return false
	}
}

// Defines values for SQLConfigType.
const (
	SQLConfigTypeSQL SQLConfigType = "sql"
)

// Valid indicates whether the value is a known member of the SQLConfigType enum.
func (e SQLConfigType) Valid() bool {
	switch e {
	case SQLConfigTypeSQL:
		return true
	default:
		return false
	}
}

// Defines values for StackedBarConfigDisplayType.
const (
	StackedBarConfigDisplayTypeStackedBar StackedBarConfigDisplayType = "stacked_bar"
)

// Valid indicates whether the value is a known member of the StackedBarConfigDisplayType enum.
func (e StackedBarConfigDisplayType) Valid() bool {
	switch e {
	case StackedBarConfigDisplayTypeStackedBar:
		return true
	default:
		return false
	}
}

// Defines values for StarKind.
const (
	StarKindDashboard   StarKind = "dashboard"
	StarKindSavedSearch StarKind = "savedSearch"
)

// Valid indicates whether the value is a known member of the StarKind enum.
func (e StarKind) Valid() bool {
	switch e {
	case StarKindDashboard:
		return true
	case StarKindSavedSearch:
		return true
	default:
		return false
	}
}

// Defines values for StaticListFilterType.
const (
	StaticListFilterTypeSTATICLIST StaticListFilterType = "STATIC_LIST"
)

// Valid indicates whether the value is a known member of the StaticListFilterType enum.
func (e StaticListFilterType) Valid() bool {
	switch e {
	case StaticListFilterTypeSTATICLIST:
		return true
	default:
		return false
	}
}

// Defines values for StaticListFilterCreateType.
const (
	StaticListFilterCreateTypeSTATICLIST StaticListFilterCreateType = "STATIC_LIST"
)

// Valid indicates whether the value is a known member of the StaticListFilterCreateType enum.
func (e StaticListFilterCreateType) Valid() bool {
	switch e {
	case StaticListFilterCreateTypeSTATICLIST:
		return true
	default:
		return false
	}
}

// Defines values for StoreState.
const (
	StoreStateOk          StoreState = "ok"
	StoreStateReadOnly    StoreState = "read-only"
	StoreStateUnavailable StoreState = "unavailable"
)

// Valid indicates whether the value is a known member of the StoreState enum.
func (e StoreState) Valid() bool {
	switch e {
	case StoreStateOk:
		return true
	case StoreStateReadOnly:
		return true
	case StoreStateUnavailable:
		return true
	default:
		return false
	}
}

// Defines values for TableConfigDisplayType.
const (
	TableConfigDisplayTypeTable TableConfigDisplayType = "table"
)

// Valid indicates whether the value is a known member of the TableConfigDisplayType enum.
func (e TableConfigDisplayType) Valid() bool {
	switch e {
	case TableConfigDisplayTypeTable:
		return true
	default:
		return false
	}
}

// Defines values for TeamInvitationMadeStatus.
const (
	TeamInvitationMadeStatusPending TeamInvitationMadeStatus = "pending"
)

// Valid indicates whether the value is a known member of the TeamInvitationMadeStatus enum.
func (e TeamInvitationMadeStatus) Valid() bool {
	switch e {
	case TeamInvitationMadeStatusPending:
		return true
	default:
		return false
	}
}

// Defines values for TextIndexUse.
const (
	TextIndexUseAuto     TextIndexUse = "auto"
	TextIndexUseDisabled TextIndexUse = "disabled"
	TextIndexUseEnabled  TextIndexUse = "enabled"
)

// Valid indicates whether the value is a known member of the TextIndexUse enum.
func (e TextIndexUse) Valid() bool {
	switch e {
	case TextIndexUseAuto:
		return true
	case TextIndexUseDisabled:
		return true
	case TextIndexUseEnabled:
		return true
	default:
		return false
	}
}

// Defines values for TileColumnRole.
const (
	TileColumnRoleGroup TileColumnRole = "group"
	TileColumnRoleOther TileColumnRole = "other"
	TileColumnRoleTime  TileColumnRole = "time"
	TileColumnRoleValue TileColumnRole = "value"
)

// Valid indicates whether the value is a known member of the TileColumnRole enum.
func (e TileColumnRole) Valid() bool {
	switch e {
	case TileColumnRoleGroup:
		return true
	case TileColumnRoleOther:
		return true
	case TileColumnRoleTime:
		return true
	case TileColumnRoleValue:
		return true
	default:
		return false
	}
}

// Defines values for TileDataDisplayType.
const (
	TileDataDisplayTypeBar           TileDataDisplayType = "bar"
	TileDataDisplayTypeEventPatterns TileDataDisplayType = "event_patterns"
	TileDataDisplayTypeHeatmap       TileDataDisplayType = "heatmap"
	TileDataDisplayTypeLine          TileDataDisplayType = "line"
	TileDataDisplayTypeNumber        TileDataDisplayType = "number"
	TileDataDisplayTypePie           TileDataDisplayType = "pie"
	TileDataDisplayTypeSearch        TileDataDisplayType = "search"
	TileDataDisplayTypeStackedBar    TileDataDisplayType = "stacked_bar"
	TileDataDisplayTypeTable         TileDataDisplayType = "table"
)

// Valid indicates whether the value is a known member of the TileDataDisplayType enum.
func (e TileDataDisplayType) Valid() bool {
	switch e {
	case TileDataDisplayTypeBar:
		return true
	case TileDataDisplayTypeEventPatterns:
		return true
	case TileDataDisplayTypeHeatmap:
		return true
	case TileDataDisplayTypeLine:
		return true
	case TileDataDisplayTypeNumber:
		return true
	case TileDataDisplayTypePie:
		return true
	case TileDataDisplayTypeSearch:
		return true
	case TileDataDisplayTypeStackedBar:
		return true
	case TileDataDisplayTypeTable:
		return true
	default:
		return false
	}
}

// Defines values for TraceSourceKind.
const (
	TraceSourceKindTrace TraceSourceKind = "trace"
)

// Valid indicates whether the value is a known member of the TraceSourceKind enum.
func (e TraceSourceKind) Valid() bool {
	switch e {
	case TraceSourceKindTrace:
		return true
	default:
		return false
	}
}

// Defines values for TraceSourceWriteKind.
const (
	TraceSourceWriteKindTrace TraceSourceWriteKind = "trace"
)

// Valid indicates whether the value is a known member of the TraceSourceWriteKind enum.
func (e TraceSourceWriteKind) Valid() bool {
	switch e {
	case TraceSourceWriteKindTrace:
		return true
	default:
		return false
	}
}

// Defines values for ViewAggregation.
const (
	ViewAggregationAny           ViewAggregation = "any"
	ViewAggregationAvg           ViewAggregation = "avg"
	ViewAggregationCount         ViewAggregation = "count"
	ViewAggregationCountDistinct ViewAggregation = "count_distinct"
	ViewAggregationHistogram     ViewAggregation = "histogram"
	ViewAggregationIncrease      ViewAggregation = "increase"
	ViewAggregationLastValue     ViewAggregation = "last_value"
	ViewAggregationMax           ViewAggregation = "max"
	ViewAggregationMin           ViewAggregation = "min"
	ViewAggregationNone          ViewAggregation = "none"
	ViewAggregationQuantile      ViewAggregation = "quantile"
	ViewAggregationSum           ViewAggregation = "sum"
)

// Valid indicates whether the value is a known member of the ViewAggregation enum.
func (e ViewAggregation) Valid() bool {
	switch e {
	case ViewAggregationAny:
		return true
	case ViewAggregationAvg:
		return true
	case ViewAggregationCount:
		return true
	case ViewAggregationCountDistinct:
		return true
	case ViewAggregationHistogram:
		return true
	case ViewAggregationIncrease:
		return true
	case ViewAggregationLastValue:
		return true
	case ViewAggregationMax:
		return true
	case ViewAggregationMin:
		return true
	case ViewAggregationNone:
		return true
	case ViewAggregationQuantile:
		return true
	case ViewAggregationSum:
		return true
	default:
		return false
	}
}

// Defines values for WebhookService.
const (
	WebhookServiceDiscord    WebhookService = "discord"
	WebhookServiceEmail      WebhookService = "email"
	WebhookServiceGeneric    WebhookService = "generic"
	WebhookServiceIncidentio WebhookService = "incidentio"
	WebhookServicePagerduty  WebhookService = "pagerduty"
	WebhookServiceSlack      WebhookService = "slack"
	WebhookServiceTeams      WebhookService = "teams"
)

// Valid indicates whether the value is a known member of the WebhookService enum.
func (e WebhookService) Valid() bool {
	switch e {
	case WebhookServiceDiscord:
		return true
	case WebhookServiceEmail:
		return true
	case WebhookServiceGeneric:
		return true
	case WebhookServiceIncidentio:
		return true
	case WebhookServicePagerduty:
		return true
	case WebhookServiceSlack:
		return true
	case WebhookServiceTeams:
		return true
	default:
		return false
	}
}

// Defines values for WhereLanguage.
const (
	WhereLanguageLucene WhereLanguage = "lucene"
	WhereLanguagePromql WhereLanguage = "promql"
	WhereLanguageSQL    WhereLanguage = "sql"
)

// Valid indicates whether the value is a known member of the WhereLanguage enum.
func (e WhereLanguage) Valid() bool {
	switch e {
	case WhereLanguageLucene:
		return true
	case WhereLanguagePromql:
		return true
	case WhereLanguageSQL:
		return true
	default:
		return false
	}
}

// Activity An entry of the organization's audit log.
type Activity struct {
	// ID Id of the entry.
	ID string `json:"id"`

	// CreatedAt Time of the error.
	CreatedAt core.Time `json:"createdAt"`

	// Type Type of the activity. Types that start with `resource_` are changes of resources of a service, such as dashboards and alerts, or of resources that only files create.
	Type ActivityType `json:"type"`

	// ActorType Kind of actor: `api` is a key, `user` is a person, `system` is the operator of the server.
	ActorType ActivityActor `json:"actorType"`

	// ActorID Id of the key or person. Empty for the system.
	ActorID string `json:"actorId"`

	// ActorDetails Name of the key, or email address of the person.
	ActorDetails string `json:"actorDetails"`

	// ActorIPAddress IP address of the client. Empty for the system.
	ActorIPAddress string `json:"actorIpAddress"`

	// UserAgent User agent of the client.
	UserAgent string `json:"userAgent"`

	// OrganizationID Id of the organization.
	OrganizationID string `json:"organizationId"`

	// ServiceID Id of the service that the activity concerns. Absent if there is none.
	ServiceID *string `json:"serviceId,omitempty"`

	// KeyID Id of the key that the activity concerns. Absent if there is none.
	KeyID *string `json:"keyId,omitempty"`

	// KeyName Name of that key at the time of the activity.
	KeyName *string `json:"keyName,omitempty"`

	// MemberID Id of the person that the activity concerns. Absent if there is none.
	MemberID *string `json:"memberId,omitempty"`

	// MemberEmail Email address of that person, or of the invited person.
	MemberEmail *string `json:"memberEmail,omitempty"`

	// InvitationID Id of the invitation that the activity concerns. Absent if there is none.
	InvitationID *string `json:"invitationId,omitempty"`

	// Operation Operation id in this API, or the name of a command, such as `apply` and `keys create`. Absent from entries of older server versions.
	//
	// Example: updateAlert
	Operation *AuditOperation `json:"operation,omitempty"`

	// RequestID Id of the request. Absent if the activity was not a request.
	RequestID *string `json:"requestId,omitempty"`

	// ResourceKind Kind of the resource, such as `dashboard`, `alert`, `webhook`, `member` and `key`.
	//
	// Example: alert
	ResourceKind *AuditResourceKind `json:"resourceKind,omitempty"`

	// ResourceID Id of the resource.
	//
	// Example: 65f5e4a3b9e77c001a800001
	ResourceID *AuditResourceID `json:"resourceId,omitempty"`

	// ResourceName Name of the resource at the time of the operation, at most 256 bytes.
	//
	// Example: Many errors in checkout
	ResourceName *AuditResourceName `json:"resourceName,omitempty"`

	// Changes Changed values, up to 12 KiB in total. For a new resource these are its fields. For a deleted resource these are the fields that it had.
	Changes AuditChanges `json:"changes,omitzero"`

	// OmittedChanges Number of changed values that were omitted. Absent if there are none.
	OmittedChanges *AuditOmittedChanges `json:"omittedChanges,omitempty"`

	// Repeats Number of identical operations within a minute that this entry represents. Absent means 1.
	Repeats *AuditRepeats `json:"repeats,omitempty"`
}

// ActivityActor Kind of actor: `api` is a key, `user` is a person, `system` is the operator of the server.
type ActivityActor string

// ActivityType Type of the activity. Types that start with `resource_` are changes of resources of a service, such as dashboards and alerts, or of resources that only files create.
type ActivityType string

// AggregatedColumn A column with an aggregate.
type AggregatedColumn struct {
	// AggFn Function that aggregated the column.
	AggFn ViewAggregation `json:"aggFn"`

	// MvColumn Name of the column.
	MvColumn string `json:"mvColumn"`

	// SourceColumn Aggregated column of the source. Required unless `aggFn` is `count`.
	SourceColumn *string `json:"sourceColumn,omitempty"`
}

// AggregationFunction Function that aggregates the rows of a bucket into one value. `last_value` is the value of the latest row, and `any` the value of an arbitrary row. `none` uses the expression as the complete aggregate, such as `sum(Duration)`. For metrics, each time series first becomes one value per bucket, and the function aggregates these values. Histograms support only `quantile` and `count`. The value of a gauge is its last value in the bucket. This is also true for a cumulative sum that is not monotonic, such as a number of connections. The value of a monotonic sum (a counter) is its increase in the bucket. With delta temporality, it is the sum of the values. `increase` is the increase of the counters of a sum metric. A metric with points but without counters is an error. With `increase`, a chart keeps the 20 groups with the highest bucket and drops groups with an empty name. Tiles and alerts keep all groups.
type AggregationFunction string

// Alert A rule that compares a tile, a saved search or a chart of its own with a threshold in each window. It notifies its channels when it starts and stops firing.
type Alert struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// DisplayName Name of the alert. Unless the alert has a name of its own, this is the name of the saved search or the chart, or `<dashboard> - <tile>`. A tile without a name is `Tile`, a chart `Chart`. That name follows changes of these resources and does not change `updatedAt`.
	DisplayName string `json:"displayName"`

	// Tags Tags of the alert. Unless the alert has tags of its own, these are the tags of the saved search or dashboard.
	Tags []string `json:"tags"`

	// Name Template of the notification title. Null if the server generates the title.
	Name *string `json:"name"`

	// Message Template of an additional text in the notifications. Null if there is none.
	Message *string `json:"message"`

	// Note Note in Markdown. Null if there is none.
	Note *string `json:"note"`

	// Threshold Value to compare with, or the lower bound.
	Threshold float64 `json:"threshold"`

	// ThresholdMax Upper bound. Absent if none was given.
	ThresholdMax *float64 `json:"thresholdMax,omitempty"`

	// Interval Length of the evaluated window, and the time between evaluations.
	Interval AlertInterval `json:"interval"`

	// ScheduleOffsetMinutes Shift of the windows in minutes. Absent if none was given.
	ScheduleOffsetMinutes *int `json:"scheduleOffsetMinutes,omitempty"`

	// ScheduleStartAt Time that the windows are aligned to. Null if it was cleared, absent if it was never set.
	ScheduleStartAt nullable.Nullable[core.Time] `json:"scheduleStartAt,omitempty"`

	// NumConsecutiveWindows Number of consecutive windows that must violate the threshold. Null means 1.
	NumConsecutiveWindows *int `json:"numConsecutiveWindows"`

	// ThresholdType Comparison of the value with the threshold. The alert fires when the comparison is true: `above` is ≥, `above_exclusive` is >, `below` is <, `below_or_equal` is ≤. `between` is true from `threshold` to `thresholdMax`, both included. `not_between` is true outside that range.
	ThresholdType AlertThresholdType `json:"thresholdType"`

	// Source Kind of data that an alert evaluates: `tile` is a tile of a dashboard, `saved_search` is the rows that match a saved search, and `inline` is a chart of the alert's own.
	Source AlertSource `json:"source"`

	// State State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
	State AlertState `json:"state"`

	// Channel Destination of notifications: a webhook, or in the managed API email addresses. The server ignores the fields of the other type.
	Channel *AlertChannel `json:"channel,omitempty"`

	// Channels Channels that the server notifies. `channel` is the first of them.
	Channels []AlertChannel `json:"channels,omitzero"`

	// TeamID Id of the team that owns the alert.
	TeamID string `json:"teamId"`

	// SavedSearchID Id of the evaluated saved search. Present only if `source` is `saved_search`.
	SavedSearchID *string `json:"savedSearchId,omitempty"`

	// GroupBy Expression that splits the rows into groups. Present only if `source` is `saved_search` and an expression was given.
	GroupBy *string `json:"groupBy,omitempty"`

	// DashboardID Id of the dashboard that contains the tile. Present only if `source` is `tile`.
	DashboardID *string `json:"dashboardId,omitempty"`

	// TileID Id of the evaluated tile. Present only if `source` is `tile`.
	TileID *string `json:"tileId,omitempty"`

	// ChartConfig The evaluated chart. Present only if `source` is `inline`, and absent from lists.
	ChartConfig *AlertChart `json:"chartConfig,omitempty"`

	// Enabled Whether the server evaluates the alert. If absent, true.
	Enabled *bool `json:"enabled,omitempty"`

	// NoData Handling of windows without data. `zero`: the value is 0 and is compared with the threshold. A group that was firing and has disappeared counts as 0; other missing groups are ignored. `keep`: the state does not change. `ok`: the window does not violate the threshold. `alert`: the window violates the threshold. `insufficient`: the state becomes `INSUFFICIENT_DATA`, and the server sends no notification. A window can have rows but no number, for example after a division by zero. `keep`, `alert` and `insufficient` treat it as a window without data. With `zero` and `ok` it does not violate the threshold.
	NoData *AlertNoData `json:"noData,omitempty"`

	// RenotifyInterval Time after which the notification is repeated. If absent, it is not repeated.
	RenotifyInterval *AlertInterval `json:"renotifyInterval,omitempty"`

	// Silenced Silence of the alert, present while the alert is silenced. The server evaluates a silenced alert but sends no notifications.
	Silenced *AlertSilence `json:"silenced,omitempty"`

	// ExecutionErrors Errors of the last evaluation and of undelivered notifications. There is one `WEBHOOK_ERROR` for each group and webhook. It stays until the webhook accepts a notification or no longer receives notifications about the group. If too many groups change at once, another error counts the groups without a notification. Empty if nothing failed, absent before the first evaluation.
	ExecutionErrors []AlertError `json:"executionErrors,omitzero"`

	// CreatedAt Time when the alert was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt Time when the alert was created or last updated. Evaluations and silences do not change it.
	UpdatedAt core.Time `json:"updatedAt"`
}

// AlertBuilderChart Values selected from the rows of a source.
type AlertBuilderChart struct {
	// Name Name of the chart. If absent or empty, the chart has no name.
	//
	// Example: Checkout errors
	Name *AlertChartName `json:"name,omitempty"`

	// DisplayType Display type of the chart. For `number`, the value is computed for each window.
	DisplayType AlertChartDisplayType `json:"displayType"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Where Filter of the rows of all selected values, which can have filters of their own.
	//
	// Example: service.name:"checkout"
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of `where`. If absent, `lucene`.
	WhereLanguage *AlertBuilderChartWhereLanguage `json:"whereLanguage,omitempty"`

	// Select Values to select. A `number` has one, or several as operands of formulas.
	Select []SelectItem `json:"select"`

	// GroupBy Columns or expressions to group by, separated by commas. Each group is compared with the threshold separately. Without effect on a `number`.
	//
	// Example: ServiceName
	GroupBy *string `json:"groupBy,omitempty"`

	// AsRatio Whether to compare the first value divided by the second. Requires exactly two values.
	AsRatio *bool `json:"asRatio,omitempty"`

	// Formulas Values computed from the selected values. An empty list means none. Cannot be combined with `asRatio`.
	Formulas Formulas `json:"formulas,omitzero"`

	// ShowOperandSeries Whether to show the values that formulas use, too. If absent, true. Has an effect only with formulas.
	ShowOperandSeries *ShowOperands `json:"showOperandSeries,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`
}

// AlertBuilderChartWhereLanguage Language of `where`. If absent, `lucene`.
type AlertBuilderChartWhereLanguage string

// AlertChannel Destination of notifications: a webhook, or in the managed API email addresses. The server ignores the fields of the other type.
type AlertChannel struct {
	// Type Type of the channel. Only the managed API accepts `email`, and only if the operator has set up a mail server. The self-hosted API has webhooks of the service `email` instead.
	Type AlertChannelType `json:"type"`

	// WebhookID Id of the webhook. Required if `type` is `webhook`.
	//
	// Example: 65f5e4a3b9e77c001a500001
	WebhookID string `json:"webhookId,omitempty"`

	// Severity Severity of PagerDuty incidents. If absent, `critical`.
	Severity *AlertSeverity `json:"severity,omitempty"`

	// EmailRecipients Addresses that get one email together. Required if `type` is `email`.
	EmailRecipients []EmailRecipient `json:"emailRecipients,omitzero"`
}

// AlertChannelType Type of the channel. Only the managed API accepts `email`, and only if the operator has set up a mail server. The self-hosted API has webhooks of the service `email` instead.
type AlertChannelType string

// AlertChart Chart of an alert: a builder chart of a source, or raw SQL on a connection (`configType` is `sql`). The value of each window is the last selected value, the last formula, or the last numeric column of the SQL. Each group is compared with the threshold separately. The server drops unknown keys.
type AlertChart struct {
	union json.RawMessage
}

// AlertChartDisplayType Display type of the chart. For `number`, the value is computed for each window.
type AlertChartDisplayType string

// AlertChartName Name of the chart. If absent or empty, the chart has no name.
//
// Example: Checkout errors
type AlertChartName = string

// AlertError An error of the last evaluation.
type AlertError struct {
	// Timestamp Time of the error.
	Timestamp core.Time `json:"timestamp"`

	// Type Reason why an evaluation or notification failed. `QUERY_ERROR`: the query failed. `QUERY_TIMEOUT`: the query timed out. `WEBHOOK_ERROR`: the webhook could not be reached. `INVALID_ALERT`: the alert refers to something that cannot be evaluated.
	Type AlertErrorType `json:"type"`

	// Message Error message.
	Message string `json:"message"`
}

// AlertErrorType Reason why an evaluation or notification failed. `QUERY_ERROR`: the query failed. `QUERY_TIMEOUT`: the query timed out. `WEBHOOK_ERROR`: the webhook could not be reached. `INVALID_ALERT`: the alert refers to something that cannot be evaluated.
type AlertErrorType string

// AlertHistoryEntry Result of one evaluation for one group, or for an alert without groups. An evaluation usually reads one window. After an outage it reads several windows, and the entry has the state after the last one.
type AlertHistoryEntry struct {
	// WindowEnd End of the last evaluated window. Each entry of a group has a different one.
	WindowEnd core.Time `json:"windowEnd"`

	// Group The group as columns and values, such as `ServiceName:api`. Absent for the alert as a whole.
	Group *string `json:"group,omitempty"`

	// State Result of an evaluation for a group: a state of an alert, or `ERROR` if the evaluation failed. After a failure, the next evaluation reads the same windows again.
	State AlertHistoryState `json:"state"`

	// Violations Number of windows that have violated the threshold since the last window that did not.
	Violations int `json:"violations"`

	// Values Values of the windows in order of time. Empty if there was no data.
	Values []AlertWindowValue `json:"values"`

	// NoValue Reason why the last window has no value, such as `division by zero`. Absent if it has one. A window without rows that violates the threshold is still listed, with the value 0.
	NoValue *string `json:"noValue,omitempty"`

	// Errors Errors. Present only if `state` is `ERROR`.
	Errors []AlertError `json:"errors,omitzero"`

	// ReadAt Time when the windows were read. Rows that arrived later were not counted. The server waits for late rows before it reads a window: 5 seconds after its end, unless the operator has set another delay. Absent if `state` is `ERROR`, and in entries of older server versions.
	ReadAt *core.Time `json:"readAt,omitempty"`

	// LateRows Number of rows in these windows that arrived after the windows were read. It counts rows in all tables of the source, regardless of the filters of the alert. Rows that arrive more than an hour after their timestamp are not counted. Absent if no late rows are known, for example if the server does not ingest the rows itself. Also absent if the windows do not start on a full minute.
	LateRows *int64 `json:"lateRows,omitempty"`

	// EvaluatedAt Time when the evaluation finished. Failed evaluations are retried. If `state` is `ERROR`, this is the time of the first failed attempt, and `errors` has the time of the last one.
	EvaluatedAt core.Time `json:"evaluatedAt"`
}

// AlertHistoryState Result of an evaluation for a group: a state of an alert, or `ERROR` if the evaluation failed. After a failure, the next evaluation reads the same windows again.
type AlertHistoryState string

// AlertInterval Length of the evaluated window, and the time between evaluations.
type AlertInterval string

// AlertNoData Handling of windows without data. `zero`: the value is 0 and is compared with the threshold. A group that was firing and has disappeared counts as 0; other missing groups are ignored. `keep`: the state does not change. `ok`: the window does not violate the threshold. `alert`: the window violates the threshold. `insufficient`: the state becomes `INSUFFICIENT_DATA`, and the server sends no notification. A window can have rows but no number, for example after a division by zero. `keep`, `alert` and `insufficient` treat it as a window without data. With `zero` and `ok` it does not violate the threshold.
type AlertNoData string

// AlertPreview Simulated evaluation of an alert over a time range. The alert starts in state `OK` at the start of the range, without earlier windows.
type AlertPreview struct {
	// StartTime Start of the first evaluated window.
	StartTime core.Time `json:"startTime"`

	// EndTime End of the newest evaluated window. Later windows are not ready for evaluation.
	EndTime core.Time `json:"endTime"`

	// Windows Number of evaluated windows.
	//
	// Example: 288
	Windows int `json:"windows"`

	// State State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
	State AlertState `json:"state"`

	// FiredCount Number of windows after which the alert or a group was in state `ALERT`. Each group counts separately.
	FiredCount int `json:"firedCount"`

	// Fired Windows counted by `firedCount`: the newest 1,000, in order of time.
	Fired []AlertPreviewWindow `json:"fired"`

	// ChangeCount Total number of changes.
	ChangeCount int `json:"changeCount"`

	// Changes Changes of the state of groups, and repeated notifications: the newest 1,000, in order of time.
	Changes []AlertPreviewChange `json:"changes"`

	// Truncated Whether windows of the range were not evaluated, or entries of the lists were omitted.
	Truncated bool `json:"truncated"`

	// Reason Reason why windows were not evaluated, and which windows. Absent if all were evaluated.
	Reason *string `json:"reason,omitempty"`
}

// AlertPreviewChange A change of the state of a group, or of the alert as a whole.
type AlertPreviewChange struct {
	// Time End of the window after which the state changed.
	Time core.Time `json:"time"`

	// Group Labels of the group. Absent for the alert as a whole.
	//
	// Example: ServiceName:checkout
	Group *string `json:"group,omitempty"`

	// From State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
	From AlertState `json:"from"`

	// To State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
	To AlertState `json:"to"`

	// Value Value in that window. Absent without data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Reason for the missing value. Absent if the window has a value.
	NoValue *string `json:"noValue,omitempty"`

	// Notification Notification that the server would have sent. Absent if it would have sent none.
	Notification *AlertPreviewChangeNotification `json:"notification,omitempty"`
}

// AlertPreviewChangeNotification Notification that the server would have sent. Absent if it would have sent none.
type AlertPreviewChangeNotification string

// AlertPreviewWindow A window in which the alert would have fired.
type AlertPreviewWindow struct {
	// StartTime Start of the window.
	StartTime core.Time `json:"startTime"`

	// EndTime End of the window, exclusive.
	EndTime core.Time `json:"endTime"`

	// Group Labels of the group. Absent for the alert as a whole.
	//
	// Example: ServiceName:checkout
	Group *string `json:"group,omitempty"`

	// Value Value of the window. Absent without data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Reason for the missing value. Absent if the window has a value.
	NoValue *string `json:"noValue,omitempty"`
}

// AlertSeverity Severity of an incident.
type AlertSeverity string

// AlertSilence Silence of the alert, present while the alert is silenced. The server evaluates a silenced alert but sends no notifications.
type AlertSilence struct {
	// By Id of the person who silenced the alert. Absent if the key belongs to no person.
	By *string `json:"by,omitempty"`

	// At Start of the silence.
	At core.Time `json:"at"`

	// Until End of the silence, when notifications resume.
	Until core.Time `json:"until"`

	// Reason Reason for the silence. Absent if none was given.
	Reason *string `json:"reason,omitempty"`
}

// AlertSilenceWrite A silence to set. If an alert starts or stops firing during the silence and that state lasts, the server notifies when the silence expires.
type AlertSilenceWrite struct {
	// Until End of the silence, in UTC. It must be in the future, at most 366 days ahead.
	//
	// Example: 2027-02-08T12:00:00.000Z
	Until core.Time `json:"until"`

	// Reason Reason for the silence, shown to people who view the alert.
	//
	// Example: Planned maintenance of the checkout
	Reason *string `json:"reason,omitempty"`
}

// AlertSource Kind of data that an alert evaluates: `tile` is a tile of a dashboard, `saved_search` is the rows that match a saved search, and `inline` is a chart of the alert's own.
type AlertSource string

// AlertSQLChart Values of raw SQL. The SQL of a `line` or `stacked_bar` must use the interval, for example `$__timeInterval(column)`.
type AlertSQLChart struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// Name Name of the chart. If absent or empty, the chart has no name.
	//
	// Example: Checkout errors
	Name *AlertChartName `json:"name,omitempty"`

	// DisplayType Display type of the chart. For `number`, the value is computed for each window.
	DisplayType AlertChartDisplayType `json:"displayType"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`

	// Where Must be absent or empty. Filter the rows in `sqlTemplate` instead.
	Where *string `json:"where,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`
}

// AlertState State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
type AlertState string

// AlertTestGroup Result of a test for one group.
type AlertTestGroup struct {
	// Group The group, such as `ServiceName:api`. Absent for the alert as a whole.
	Group *string `json:"group,omitempty"`

	// State State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
	State AlertState `json:"state"`

	// Value Value in the window. Absent without data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Reason why the window has no value, such as `division by zero`. Absent if it has one. If a window without rows violates the threshold, `value` is still 0.
	NoValue *string `json:"noValue,omitempty"`

	// Title Title of the notification. Absent without a value.
	Title *string `json:"title,omitempty"`

	// Body Text of the notification.
	Body *string `json:"body,omitempty"`
}

// AlertTestResult Result of evaluating the alert on real data, for the newest window that is ready for evaluation. The test reads one window, so `numConsecutiveWindows` counts as 1. It ignores silences and `enabled`, stores nothing and notifies nobody.
type AlertTestResult struct {
	// State State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
	State AlertState `json:"state"`

	// WindowStart Start of the window.
	WindowStart core.Time `json:"windowStart"`

	// WindowEnd End of the window, exclusive.
	WindowEnd core.Time `json:"windowEnd"`

	// Value Value of an alert without groups, or of the first group that violates the threshold. Absent if there is no data.
	Value *float64 `json:"value,omitempty"`

	// NoValue Reason for the missing value. Absent if the window has a value.
	NoValue *string `json:"noValue,omitempty"`

	// Title Title of the notification about that value. Absent without a value.
	Title *string `json:"title,omitempty"`

	// Body Text of the notification.
	Body *string `json:"body,omitempty"`

	// Groups Result for each group, at most 100. Groups that violate the threshold come first. An alert without groups has one entry.
	Groups []AlertTestGroup `json:"groups"`
}

// AlertThresholdType Comparison of the value with the threshold. The alert fires when the comparison is true: `above` is ≥, `above_exclusive` is >, `below` is <, `below_or_equal` is ≤. `between` is true from `threshold` to `thresholdMax`, both included. `not_between` is true outside that range.
type AlertThresholdType string

// AlertWindowValue Value of a group in a window.
type AlertWindowValue struct {
	// StartTime Start of the window. Its length is the interval of the alert.
	StartTime core.Time `json:"startTime"`

	// Value Value that was compared with the threshold.
	Value float64 `json:"value"`
}

// AlertWrite An alert to create or update. If `source` is `tile`, `dashboardId` and `tileId` are required. If it is `saved_search`, `savedSearchId` is required. If it is `inline`, `chartConfig` is required. The server ignores the ids of other sources and refuses a `chartConfig`. At least one of `channel` and `channels` is required. The server ignores read-only fields such as `id` and `state`.
type AlertWrite struct {
	// Source Kind of data that an alert evaluates: `tile` is a tile of a dashboard, `saved_search` is the rows that match a saved search, and `inline` is a chart of the alert's own.
	Source AlertSource `json:"source"`

	// SavedSearchID Id of the saved search to evaluate. Required if `source` is `saved_search`, ignored otherwise.
	//
	// Example: 65f5e4a3b9e77c001a600001
	SavedSearchID *string `json:"savedSearchId,omitempty"`

	// GroupBy Expression that splits the rows of a saved search into groups. The server compares each group with the threshold separately. If absent or null, the rows are not split. Ignored for tiles and charts, which have their own groups.
	GroupBy *string `json:"groupBy,omitempty"`

	// DashboardID Id of the dashboard that contains the tile. Required if `source` is `tile`, ignored otherwise.
	//
	// Example: 65f5e4a3b9e77c001a300001
	DashboardID *string `json:"dashboardId,omitempty"`

	// TileID Id of the tile to evaluate. Its type must be `line`, `stacked_bar` or `number`. Required if `source` is `tile`, ignored otherwise.
	//
	// Example: 65f5e4a3b9e77c001a400001
	TileID *string `json:"tileId,omitempty"`

	// ChartConfig Chart to evaluate. Required if `source` is `inline`, refused otherwise.
	ChartConfig *AlertChart `json:"chartConfig,omitempty"`

	// Interval Length of the evaluated window, and the time between evaluations.
	Interval AlertInterval `json:"interval"`

	// Threshold Value to compare with. For `between` and `not_between`, the lower bound.
	Threshold float64 `json:"threshold"`

	// ThresholdType Comparison of the value with the threshold. The alert fires when the comparison is true: `above` is ≥, `above_exclusive` is >, `below` is <, `below_or_equal` is ≤. `between` is true from `threshold` to `thresholdMax`, both included. `not_between` is true outside that range.
	ThresholdType AlertThresholdType `json:"thresholdType"`

	// ThresholdMax Upper bound, required for `between` and `not_between`. It must be at least `threshold`. Other types store it but do not use it. If an update without it changes the type from a range to another type, the stored value is removed. Otherwise it does not change.
	ThresholdMax *float64 `json:"thresholdMax,omitempty"`

	// Channel Destination of notifications: a webhook, or in the managed API email addresses. The server ignores the fields of the other type.
	Channel *AlertChannel `json:"channel,omitempty"`

	// Channels Channels to notify, without duplicates. If `channel` is present too, it must equal the first entry.
	Channels []AlertChannel `json:"channels,omitzero"`

	// ScheduleOffsetMinutes Shifts the windows by this many minutes. It must be less than the interval. Unless it is 0, it cannot be combined with `scheduleStartAt`. If absent from an update, the stored value does not change.
	ScheduleOffsetMinutes *int `json:"scheduleOffsetMinutes,omitempty"`

	// ScheduleStartAt Time in UTC that the windows are aligned to, at most one year ahead and ten years back. Null clears it. If absent from an update, the stored value does not change. A time also sets the offset to 0.
	//
	// Example: 2026-02-08T10:00:00.000Z
	ScheduleStartAt nullable.Nullable[core.Time] `json:"scheduleStartAt,omitempty"`

	// NumConsecutiveWindows Number of consecutive windows that must violate the threshold. If absent or null, 1.
	NumConsecutiveWindows *int `json:"numConsecutiveWindows,omitempty"`

	// DisplayName Name of the alert. The server removes surrounding white space. If absent, null or blank, the alert has the name of its saved search or chart, or `<dashboard> - <tile>`. The same applies if the value equals that name, so that a client can send back an alert that it has read.
	//
	// Example: Checkout is failing
	DisplayName *string `json:"displayName,omitempty"`

	// Tags Tags of the alert. If absent, the alert has the tags of the saved search or dashboard. The same applies if the value equals those tags. Charts have no tags.
	//
	// Example: ["shop"]
	Tags []string `json:"tags,omitzero"`

	// Name Template of the notification title. The server joins its lines into one. If absent or null, the server generates a title.
	Name *string `json:"name,omitempty"`

	// Message Template of an additional text in the notifications. `{{group}}` inserts a value as text. `{{{group}}}` inserts it as markup, for receivers that support markup. If absent or null, the server adds no text.
	Message *string `json:"message,omitempty"`

	// Note Note in Markdown for people who view the alert. Only the variable `note` in the body template of a webhook adds it to notifications. If absent or null, there is no note.
	Note *string `json:"note,omitempty"`

	// Enabled Whether the server evaluates the alert. If false, the state is `DISABLED`. If absent, true; this applies to updates too.
	Enabled *bool `json:"enabled,omitempty"`

	// NoData Handling of windows without data. `zero`: the value is 0 and is compared with the threshold. A group that was firing and has disappeared counts as 0; other missing groups are ignored. `keep`: the state does not change. `ok`: the window does not violate the threshold. `alert`: the window violates the threshold. `insufficient`: the state becomes `INSUFFICIENT_DATA`, and the server sends no notification. A window can have rows but no number, for example after a division by zero. `keep`, `alert` and `insufficient` treat it as a window without data. With `zero` and `ok` it does not violate the threshold.
	NoData *AlertNoData `json:"noData,omitempty"`

	// RenotifyInterval Time after which the notification is repeated while the alert fires. It must not be less than `interval`. If absent, the server notifies only when the alert starts and stops firing.
	RenotifyInterval *AlertInterval `json:"renotifyInterval,omitempty"`
}

// AlignDateRange Whether to extend the time range to full buckets. If absent, true.
type AlignDateRange = bool

// AnyArray A list.
type AnyArray = []any

// AnyBoolean True or false.
type AnyBoolean = bool

// AnyMap A map, or a tuple with named elements.
type AnyMap = map[string]any

// AnyNumber A number.
type AnyNumber = float64

// AnyText A text, or null.
type AnyText = string

// AnyValue A ClickHouse value. Numbers beyond 2^53 are text, and NaN and infinity are null.
type AnyValue = any

// AsRatio Whether to show the first value divided by the second. Requires exactly two values. If absent, false.
type AsRatio = bool

// AssignedRole A role of a person or a key.
type AssignedRole struct {
	// RoleID Id of the role.
	RoleID string `json:"roleId"`

	// RoleName Name of the role.
	//
	// Example: Developer
	RoleName string `json:"roleName"`

	// RoleType Origin of the role. In this version, all roles are system roles.
	RoleType RoleType `json:"roleType"`
}

// AssignedRoleIds Ids of roles, which replace the older field `role` or `roles`. A person has exactly one role, `Admin` or `Developer`. List the roles to get their ids.
type AssignedRoleIds = []string

// AuditChange A changed value, as the API returns it. Secrets are shown as `[masked]`. Only the host of a URL with secrets is stored. Values over 1 KiB are stored as digests.
type AuditChange struct {
	// Path Path of the value: keys and list indexes, separated by dots, at most 256 bytes.
	//
	// Example: tiles.0.name
	Path string `json:"path"`

	// Old Previous value. Absent if there was none, or if it was null.
	Old json.RawMessage `json:"old,omitempty"`

	// New New value. Absent if there is none, or if it is null.
	New json.RawMessage `json:"new,omitempty"`

	// OldDigest Digest of a long value.
	OldDigest *AuditDigest `json:"oldDigest,omitempty"`

	// NewDigest Digest of a long value.
	NewDigest *AuditDigest `json:"newDigest,omitempty"`
}

// AuditChanges Changed values, up to 12 KiB in total. For a new resource these are its fields. For a deleted resource these are the fields that it had.
type AuditChanges = []AuditChange

// AuditDigest Digest of a long value.
type AuditDigest struct {
	// Sha256 SHA-256 of the JSON text of the value, in hexadecimal.
	//
	// Example: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
	Sha256 string `json:"sha256"`

	// Length Length of that text in bytes.
	//
	// Example: 4512
	Length int `json:"length"`
}

// AuditEntry An entry of the audit log. Entries never change, except for the number of identical failures within a minute.
type AuditEntry struct {
	// ID Id of the entry.
	ID string `json:"id"`

	// CreatedAt Time of the error.
	CreatedAt core.Time `json:"createdAt"`

	// Operation Operation id in this API, or the name of a command, such as `apply` and `keys create`. Absent from entries of older server versions.
	//
	// Example: updateAlert
	Operation AuditOperation `json:"operation"`

	// ActorType Kind of actor: `api` is a key, `user` is a person, `system` is the operator of the server.
	ActorType ActivityActor `json:"actorType"`

	// ActorID Id of the person, or of a key without a person. Empty for the system and for unknown callers.
	ActorID string `json:"actorId"`

	// ActorName Email address of the person, or name of the key.
	ActorName string `json:"actorName"`

	// KeyID Id of the key of the request.
	KeyID *string `json:"keyId,omitempty"`

	// SessionID Id of the session of the request.
	SessionID *string `json:"sessionId,omitempty"`

	// Address Address of the client. Empty for a command.
	Address string `json:"address"`

	// UserAgent User agent of the client, at most 512 bytes.
	UserAgent string `json:"userAgent"`

	// RequestID Id of the request. Absent if the activity was not a request.
	RequestID *string `json:"requestId,omitempty"`

	// ResourceKind Kind of the resource, such as `dashboard`, `alert`, `webhook`, `member` and `key`.
	//
	// Example: alert
	ResourceKind *AuditResourceKind `json:"resourceKind,omitempty"`

	// ResourceID Id of the resource.
	//
	// Example: 65f5e4a3b9e77c001a800001
	ResourceID *AuditResourceID `json:"resourceId,omitempty"`

	// ResourceName Name of the resource at the time of the operation, at most 256 bytes.
	//
	// Example: Many errors in checkout
	ResourceName *AuditResourceName `json:"resourceName,omitempty"`

	// Changes Changed values, up to 12 KiB in total. For a new resource these are its fields. For a deleted resource these are the fields that it had.
	Changes AuditChanges `json:"changes"`

	// OmittedChanges Number of changed values that were omitted. Absent if there are none.
	OmittedChanges *AuditOmittedChanges `json:"omittedChanges,omitempty"`

	// Repeats Number of identical operations within a minute that this entry represents. Absent means 1.
	Repeats *AuditRepeats `json:"repeats,omitempty"`
}

// AuditOmittedChanges Number of changed values that were omitted. Absent if there are none.
type AuditOmittedChanges = int

// AuditOperation Operation id in this API, or the name of a command, such as `apply` and `keys create`. Absent from entries of older server versions.
//
// Example: updateAlert
type AuditOperation = string

// AuditRepeats Number of identical operations within a minute that this entry represents. Absent means 1.
type AuditRepeats = int

// AuditResourceID Id of the resource.
//
// Example: 65f5e4a3b9e77c001a800001
type AuditResourceID = string

// AuditResourceKind Kind of the resource, such as `dashboard`, `alert`, `webhook`, `member` and `key`.
//
// Example: alert
type AuditResourceKind = string

// AuditResourceName Name of the resource at the time of the operation, at most 256 bytes.
//
// Example: Many errors in checkout
type AuditResourceName = string

// BackgroundChart Small chart behind the number.
type BackgroundChart struct {
	// Type Kind of chart.
	Type BackgroundChartType `json:"type"`

	// Color A color of the palette.
	Color *PaletteColor `json:"color,omitempty"`
}

// BackgroundChartType Kind of chart.
type BackgroundChartType string

// BarBuilderConfig A bar chart with a bar for each group.
type BarBuilderConfig struct {
	// Select Value to show; exactly one.
	Select SelectOne `json:"select"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// GroupBy Columns or expressions to group by, separated by commas.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// OrderBy Columns or expressions to order by, separated by commas, each with `ASC` or `DESC`.
	//
	// Example: count() DESC
	OrderBy *OrderBy `json:"orderBy,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Limit Maximum number of groups. 0 keeps all. If absent, a default limit applies.
	Limit *GroupLimit `json:"limit,omitempty"`
}

// BarConfig A bar chart without a time axis.
type BarConfig struct {
	// DisplayType Display type of bar charts.
	DisplayType BarConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// BarConfigDisplayType Display type of bar charts.
type BarConfigDisplayType string

// BarSQLConfig A bar chart with a bar for each row of the result of raw SQL.
type BarSQLConfig struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// BetweenColorRule Compares the number with a range.
type BetweenColorRule struct {
	// Operator Operator of a range.
	Operator BetweenColorRuleOperator `json:"operator"`

	// Value Lower and upper end of the range.
	Value []float64 `json:"value"`

	// Color A color of the palette.
	Color PaletteColor `json:"color"`

	// Label Text to show while the rule matches.
	Label *ColorRuleLabel `json:"label,omitempty"`
}

// BetweenColorRuleOperator Operator of a range.
type BetweenColorRuleOperator string

// BuilderConfig Fields that all builder configs share.
type BuilderConfig struct {
	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`
}

// ChartDataSource Accepted but ignored. The kind of the source is used instead.
type ChartDataSource string

// ChartGranularity Width of a time bucket. `auto` chooses a width that gives about 60 buckets for the range.
type ChartGranularity string

// ChartReturnType Shape of the response. `column` returns the rows of each series separately. `ratio` (default) merges the series by bucket and group.
type ChartReturnType string

// ChartRow One bucket of one group. A merged row has `ts_bucket`, `group`, and `series_N.data` for each series N with a row there. If that value is null, `series_N.noValue` has the reason. A row of the `column` shape has `__hdx_time_bucket`, `series_N`, and a column named after each `groupBy`.
type ChartRow = map[string]any

// ChartSeries One series of a chart. The server runs a separate query for it, against one source.
type ChartSeries struct {
	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// DataSource Accepted but ignored. The kind of the source is used instead.
	DataSource *ChartDataSource `json:"dataSource,omitempty"`

	// AggFn Function that aggregates the rows of a bucket into one value. `last_value` is the value of the latest row, and `any` the value of an arbitrary row. `none` uses the expression as the complete aggregate, such as `sum(Duration)`. For metrics, each time series first becomes one value per bucket, and the function aggregates these values. Histograms support only `quantile` and `count`. The value of a gauge is its last value in the bucket. This is also true for a cumulative sum that is not monotonic, such as a number of connections. The value of a monotonic sum (a counter) is its increase in the bucket. With delta temporality, it is the sum of the values. `increase` is the increase of the counters of a sum metric. A metric with points but without counters is an error. With `increase`, a chart keeps the 20 groups with the highest bucket and drops groups with an empty name. Tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level Quantile to compute with `quantile`, such as 0.95. If absent, 0.5.
	Level *float64 `json:"level,omitempty"`

	// Field Value to aggregate: a column, a map entry such as `LogAttributes['http.status']`, or an expression. Every function except `count` requires it. Text counts as the number in it. For metrics without `metricName`, it is the name of the metric.
	//
	// Example: Duration
	Field *string `json:"field,omitempty"`

	// Where Filter of the rows. If empty, all rows match.
	//
	// Example: level:error
	Where string `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// GroupBy Columns or expressions to group by. All series of a request must have the same ones.
	GroupBy []string `json:"groupBy"`

	// SortOrder Direction of a sort.
	SortOrder *SortOrder `json:"sortOrder,omitempty"`

	// MetricDataType Kind of metric. The value `exponential histogram` contains a space.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	//
	// Example: server.duration
	MetricName *string `json:"metricName,omitempty"`
}

// ChartSeriesRequest Up to five series over the same time range.
type ChartSeriesRequest struct {
	// Series Series. Responses number them from 0.
	Series []ChartSeries `json:"series"`

	// EndTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Granularity Width of a time bucket. `auto` chooses a width that gives about 60 buckets for the range.
	Granularity *ChartGranularity `json:"granularity,omitempty"`

	// StartTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// SeriesReturnType Shape of the response. `column` returns the rows of each series separately. `ratio` (default) merges the series by bucket and group.
	SeriesReturnType *ChartReturnType `json:"seriesReturnType,omitempty"`

	// Filters Additional conditions for the rows of every series, in the form of the filters of a saved search. If absent, none.
	Filters []SavedSearchFilter `json:"filters,omitzero"`
}

// ChartSeriesResult Buckets of the chart. Empty buckets have no rows.
type ChartSeriesResult struct {
	// Data Rows, ordered by series and then by bucket.
	Data []ChartRow `json:"data"`
}

// ChartTimestamp Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
//
// Example: 1767607200000
type ChartTimestamp = int64

// ColorRule Rule that sets the color of a number if the comparison is true.
type ColorRule struct {
	union json.RawMessage
}

// ColorRuleLabel Text to show while the rule matches.
type ColorRuleLabel = string

// ColorRuleNumber A number to compare with.
type ColorRuleNumber = float64

// ColorRuleText A text to compare with.
type ColorRuleText = string

// ComparePrevious Whether to draw the previous period too. If absent, false.
type ComparePrevious = bool

// Connection A database that sources read from.
type Connection struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the connection.
	Name string `json:"name"`

	// Host URL of the HTTP interface of the database.
	Host string `json:"host"`

	// Username User that queries run as.
	Username string `json:"username"`

	// HyperdxSettingPrefix Prefix of the custom settings. Absent if none is set.
	HyperdxSettingPrefix *string `json:"hyperdxSettingPrefix,omitempty"`

	// IsPrometheusEndpoint Whether the host serves the Prometheus query API. Absent if it was never set.
	IsPrometheusEndpoint *bool `json:"isPrometheusEndpoint,omitempty"`

	// PrometheusEndpoint URL of a Prometheus query API of this connection. Absent if none is set.
	PrometheusEndpoint *string `json:"prometheusEndpoint,omitempty"`

	// CreatedAt Time when the connection was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt Time when the connection was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// ConnectionUpdate A connection to update. `name`, `host` and `username` are required. Other absent fields keep their stored values. The server saves the connection without contacting the database.
type ConnectionUpdate struct {
	// Name Name. It need not be unique.
	//
	// Example: Main
	Name string `json:"name"`

	// Host URL of the HTTP interface of the database. Several replicas are separated by commas. It must not contain a password. If it is empty, the server refuses queries.
	//
	// Example: http://clickhouse:8123
	Host string `json:"host"`

	// Username User to log in as. If empty, the default user of the database.
	//
	// Example: default
	Username string `json:"username"`

	// Password Password of the user. If absent or empty, the stored password remains. It is required if the scheme, host, port or user changes, so that the stored password never reaches another server.
	Password *string `json:"password,omitempty"`

	// HyperdxSettingPrefix Prefix of the custom settings that tell the database the user of a query. Null or an empty text clears it. If absent, the stored value does not change.
	HyperdxSettingPrefix nullable.Nullable[string] `json:"hyperdxSettingPrefix,omitempty"`

	// IsPrometheusEndpoint Whether the host serves the Prometheus query API instead of the ClickHouse interface. If absent, the stored value does not change.
	IsPrometheusEndpoint *bool `json:"isPrometheusEndpoint,omitempty"`

	// PrometheusEndpoint URL of a Prometheus query API of this connection. Null or an empty text clears it. If absent, the stored value does not change.
	PrometheusEndpoint nullable.Nullable[string] `json:"prometheusEndpoint,omitempty"`
}

// ConnectionWrite A connection to create. The server saves it without contacting the database.
type ConnectionWrite struct {
	// Name Name. It need not be unique.
	//
	// Example: Main
	Name string `json:"name"`

	// Host URL of the HTTP interface of the database. Several replicas are separated by commas. It must not contain a password.
	//
	// Example: http://clickhouse:8123
	Host string `json:"host"`

	// Username User to log in as. If empty, the default user of the database.
	//
	// Example: default
	Username string `json:"username"`

	// Password Password of the user. The server never returns it.
	Password *string `json:"password,omitempty"`

	// HyperdxSettingPrefix Prefix of the custom settings that tell the database the user of a query. If absent or null, none.
	HyperdxSettingPrefix nullable.Nullable[string] `json:"hyperdxSettingPrefix,omitempty"`

	// IsPrometheusEndpoint Whether the host serves the Prometheus query API instead of the ClickHouse interface.
	IsPrometheusEndpoint *bool `json:"isPrometheusEndpoint,omitempty"`

	// PrometheusEndpoint URL of a Prometheus query API of this connection. The server stores it for clients that set it and does not query it. If absent, null or empty, none.
	PrometheusEndpoint nullable.Nullable[string] `json:"prometheusEndpoint,omitempty"`
}

// Container A group of tiles under a title, with optional tabs.
type Container struct {
	// ID Id that the client chooses, unique among the containers of the dashboard. Tiles refer to it.
	//
	// Example: main
	ID string `json:"id"`

	// Title Title to show.
	//
	// Example: Main
	Title string `json:"title"`

	// Collapsed Whether the group is collapsed when the dashboard opens.
	Collapsed bool `json:"collapsed"`

	// Collapsible Whether viewers can collapse and expand the group. If absent, true.
	Collapsible *bool `json:"collapsible,omitempty"`

	// Bordered Whether the group has a border. If absent, true.
	Bordered *bool `json:"bordered,omitempty"`

	// Tabs Tabs of the group.
	Tabs []ContainerTab `json:"tabs,omitzero"`
}

// ContainerTab A tab of a container.
type ContainerTab struct {
	// ID Id that the client chooses, unique in the container. Tiles refer to it.
	//
	// Example: errors
	ID string `json:"id"`

	// Title Title to show.
	//
	// Example: Errors
	Title string `json:"title"`
}

// CursorInfo Position of the next page of a list.
type CursorInfo struct {
	// Limit Maximum number of items on a page.
	Limit int `json:"limit"`

	// Cursor Cursor of the next page. Absent on the last page.
	Cursor *string `json:"cursor,omitempty"`
}

// Dashboard A page of tiles, with filters and groups.
type Dashboard struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the dashboard.
	Name string `json:"name"`

	// Tiles Tiles, in the order they were sent. Position and size determine their place on the page.
	Tiles []Tile `json:"tiles"`

	// Tags Tags of the dashboard, without duplicates.
	Tags []string `json:"tags"`

	// Filters Filters that viewers can set.
	Filters []Filter `json:"filters"`

	// SavedQuery Query that the dashboard opens with. Null if there is none.
	SavedQuery *string `json:"savedQuery"`

	// SavedQueryLanguage Language of the saved query. Null if there is none.
	SavedQueryLanguage *QueryLanguage `json:"savedQueryLanguage"`

	// SavedFilterValues Filters that the dashboard opens with.
	SavedFilterValues []SavedFilterValue `json:"savedFilterValues"`

	// Containers Groups of tiles. Absent if there are none.
	Containers []Container `json:"containers,omitzero"`
}

// DashboardCreate A dashboard to create. The server generates ids for the dashboard, its tiles and its filters. It ignores ids of tiles in the request; filters must not have ids. Containers and tabs keep the ids of the request.
type DashboardCreate struct {
	// Name Name. It need not be unique.
	//
	// Example: Checkout
	Name string `json:"name"`

	// Tiles Tiles, in stored order. May be empty.
	Tiles []TileWrite `json:"tiles"`

	// Tags Tags of the dashboard. The server removes duplicates. If absent from a new dashboard, none. If absent from an update, the stored tags do not change.
	//
	// Example: ["production"]
	Tags DashboardTags `json:"tags,omitzero"`

	// Filters Filters that viewers can set, without ids. If absent, none.
	Filters []FilterCreate `json:"filters,omitzero"`

	// SavedQuery Query that the dashboard opens with. If absent or null, none.
	SavedQuery *string `json:"savedQuery,omitempty"`

	// SavedQueryLanguage Language of the saved query. If absent, `lucene` if the query is not empty, and null otherwise. Null is an error if there is a query.
	SavedQueryLanguage *QueryLanguage `json:"savedQueryLanguage,omitempty"`

	// SavedFilterValues Filters that the dashboard opens with. If absent, none.
	SavedFilterValues []SavedFilterValue `json:"savedFilterValues,omitzero"`

	// Containers Groups of tiles. If absent, none.
	Containers []Container `json:"containers,omitzero"`
}

// DashboardImport An exported dashboard to convert, and the connection and sources for its queries.
type DashboardImport struct {
	// ConnectionID Id of the connection for the raw SQL of the dashboard. The connection must exist.
	//
	// Example: 65f5e4a3b9e77c001a200001
	ConnectionID string `json:"connectionId"`

	// Sources Ids of sources by their name in the dashboard. For an exported dashboard, the keys are names or ids of its sources. For a Grafana dashboard, they are the tables of its variables, such as `otel_logs` or `otel.otel_logs`. For other names, the server looks for a source with that id, name or table.
	//
	// Example: {"App logs":"65f5e4a3b9e77c001a100001"}
	Sources map[string]ObjectID `json:"sources,omitempty"`

	// Dashboard Exported dashboard, as a JSON object and not as text. The server never downloads it.
	Dashboard map[string]interface{} `json:"dashboard"`
}

// DashboardImportNote A part of the dashboard that was changed or not converted.
type DashboardImportNote struct {
	// Path Path in the body of the request: keys and indexes, separated by dots.
	//
	// Example: dashboard.panels.3
	Path string `json:"path"`

	// Name Title of the panel or tile, or name of the variable. Empty for the dashboard itself.
	//
	// Example: CPU
	Name string `json:"name"`

	// Message The part that was changed or not converted, and the reason.
	//
	// Example: not imported: its data source is prometheus, not ClickHouse
	Message string `json:"message"`
}

// DashboardImported A dashboard that can be created, with notes on the conversion.
type DashboardImported struct {
	// Dashboard A dashboard to create. The server generates ids for the dashboard, its tiles and its filters. It ignores ids of tiles in the request; filters must not have ids. Containers and tabs keep the ids of the request.
	Dashboard DashboardCreate `json:"dashboard"`

	// Notes Notes on parts that were changed or not converted. At most 1,001 notes; the last one then has the number of omitted notes.
	Notes []DashboardImportNote `json:"notes"`
}

// DashboardProblem An error in a dashboard.
type DashboardProblem struct {
	// Path Path of the value: keys and indexes, separated by dots. Empty for errors of the whole dashboard and of references.
	//
	// Example: tiles.0.config.color
	Path string `json:"path"`

	// Message Kind of the resource.
	//
	// Example: Required
	Message string `json:"message"`
}

// DashboardTags Tags of the dashboard. The server removes duplicates. If absent from a new dashboard, none. If absent from an update, the stored tags do not change.
//
// Example: ["production"]
type DashboardTags = []string

// DashboardUpdate A dashboard that replaces a stored one. `name` and `tiles` are always replaced. Other absent keys keep their stored values, and an empty list clears them. Tiles and filters with a known id keep it; the server generates ids for the others. The server deletes the alerts of removed tiles.
type DashboardUpdate struct {
	// Name Name. It need not be unique.
	//
	// Example: Checkout
	Name string `json:"name"`

	// Tiles All tiles of the dashboard. A tile with the id of a stored tile replaces that tile and keeps its alerts.
	Tiles []TileWrite `json:"tiles"`

	// Tags Tags of the dashboard. The server removes duplicates. If absent from a new dashboard, none. If absent from an update, the stored tags do not change.
	//
	// Example: ["production"]
	Tags DashboardTags `json:"tags,omitzero"`

	// Filters All filters of the dashboard, each with an id. The server replaces unknown ids. If absent, the stored filters do not change.
	Filters []Filter `json:"filters,omitzero"`

	// SavedQuery Query that the dashboard opens with. Null clears it and its language. If absent, it does not change.
	SavedQuery nullable.Nullable[string] `json:"savedQuery,omitempty"`

	// SavedQueryLanguage Language of the saved query. If absent, `lucene` if the request has a query that is not empty. Null is an error if there is a query.
	SavedQueryLanguage nullable.Nullable[QueryLanguage] `json:"savedQueryLanguage,omitempty"`

	// SavedFilterValues Filters that the dashboard opens with. If absent, the stored ones do not change.
	SavedFilterValues []SavedFilterValue `json:"savedFilterValues,omitzero"`

	// Containers All groups of tiles. If absent, the stored ones do not change. Tiles can refer only to containers that exist after the update.
	Containers []Container `json:"containers,omitzero"`
}

// DashboardValidation Result of the validation of a dashboard.
type DashboardValidation struct {
	// Valid Whether the dashboard could be created.
	Valid bool `json:"valid"`

	// Errors Errors. Empty for a valid dashboard.
	Errors []DashboardProblem `json:"errors"`

	// Normalized The body as the server has read it. Unknown keys are removed. Defaults are set for `where`, the `select` of event patterns, the `type` of saved filter values, and the fixed flags of filters. Null for an invalid dashboard.
	Normalized map[string]interface{} `json:"normalized"`

	// Warnings Probable query errors of a valid dashboard, found without running the queries. They include SQL and filters that cannot be parsed, fields that a table does not have, and unknown metrics. At most 50 warnings, only for the first 512 KiB of tiles. Absent if there are none, or if a connection does not respond. Warnings do not prevent the dashboard from being stored.
	Warnings []DashboardProblem `json:"warnings,omitzero"`
}

// DatabaseName Name of the database.
//
// Example: default
type DatabaseName = string

// Delivery A notification for one webhook. A webhook receives the notifications about one group of an alert in order. The server retries each one for up to 24 hours, until the receiver accepts it or rejects it permanently.
type Delivery struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// AlertID Id of the alert. Absent for a test of the webhook.
	AlertID *string `json:"alertId,omitempty"`

	// Group Group that the notification is about, such as `ServiceName:api`. Absent for the alert as a whole.
	Group *string `json:"group,omitempty"`

	// WebhookID Id of the webhook.
	WebhookID string `json:"webhookId"`

	// WebhookName Name of the webhook when the notification was created.
	WebhookName string `json:"webhookName"`

	// Service Kind of receiver. `slack` receives the message format of Slack, `incidentio` the format of incident.io, and `generic` a body that you define. `teams` posts a card to a Microsoft Teams workflow, and `discord` posts an embed to a Discord channel. `pagerduty` triggers and resolves incidents through the PagerDuty Events API v2. `email` sends mail through the operator's mail server.
	Service WebhookService `json:"service"`

	// State State that the notification reports: `ALERT` is firing, `OK` is resolved.
	State DeliveryState `json:"state"`

	// Title Title of the notification.
	Title string `json:"title"`

	// StartTime Start of the window that the notification is about.
	StartTime core.Time `json:"startTime"`

	// EndTime End of that window.
	EndTime core.Time `json:"endTime"`

	// EventID Id that all notifications to this webhook about the group share, including resolutions.
	EventID string `json:"eventId"`

	// MessageID Id of the message, the same for every attempt and for redeliveries. The server sends it as `webhook-id` and `Idempotency-Key`, so that the receiver can detect duplicates.
	MessageID string `json:"messageId"`

	// Status Status of a delivery. `pending`: the server is still trying. `delivered`: the receiver has accepted the notification. `failed`: the server no longer retries.
	Status DeliveryStatus `json:"status"`

	// AttemptCount Number of attempts.
	AttemptCount int `json:"attemptCount"`

	// LastAttempt An attempt to deliver a notification.
	LastAttempt *DeliveryAttempt `json:"lastAttempt,omitempty"`

	// NextAttemptAt Time of the next attempt, while the status is `pending`. The attempt can be later if an earlier notification about the group is waiting, or if the receiver is failing.
	NextAttemptAt *core.Time `json:"nextAttemptAt,omitempty"`

	// CreatedAt Time when the notification was created.
	CreatedAt core.Time `json:"createdAt"`

	// FinishedAt Time when the notification was delivered or failed.
	FinishedAt *core.Time `json:"finishedAt,omitempty"`

	// Body Text of the notification. For `slack`, `teams` and `discord` it has the markup of the receiver. Present only in the response for a single delivery.
	Body *string `json:"body,omitempty"`

	// Link Link in the notification. Present only in the response for a single delivery.
	Link *string `json:"link,omitempty"`

	// Attempts The newest 1,000 attempts, oldest first. Present only in the response for a single delivery.
	Attempts []DeliveryAttempt `json:"attempts,omitzero"`
}

// DeliveryAttempt An attempt to deliver a notification.
type DeliveryAttempt struct {
	// Number Number of the attempt, starting at 1.
	Number int `json:"number"`

	// At Start of the attempt.
	At core.Time `json:"at"`

	// DurationMs Duration of the attempt in milliseconds.
	DurationMs int `json:"durationMs"`

	// Status HTTP status of the response. Absent if there was no response.
	//
	// Example: 503
	Status *int `json:"status,omitempty"`

	// Error Reason why an attempt failed. `CONNECTION_ERROR`: the connection failed or was lost. `TIMEOUT`: the receiver did not answer in time. `HTTP_ERROR`: the status of the response was not 2xx. `REDIRECT`: the receiver redirected; the server does not follow redirects. `MAIL_ERROR`: the mail server refused the message. `ADDRESS_REFUSED`: calls to the address are not allowed. `TEMPLATE_ERROR`: the body could not be rendered. `WEBHOOK_MISSING`: the webhook was deleted. `NOT_CONFIGURED`: the server is not configured for this service, for example it has no mail server. `EXPIRED`: the receiver failed for too long, and the server gave up.
	Error *DeliveryErrorType `json:"error,omitempty"`

	// Message Short error message. Present together with `error`.
	//
	// Example: timed out after 30 s
	Message *string `json:"message,omitempty"`

	// Response First kilobyte of the response body. Absent if the body was empty.
	Response *string `json:"response,omitempty"`

	// NextAttemptAt Time of the next attempt. Absent if there is none.
	NextAttemptAt *core.Time `json:"nextAttemptAt,omitempty"`
}

// DeliveryErrorType Reason why an attempt failed. `CONNECTION_ERROR`: the connection failed or was lost. `TIMEOUT`: the receiver did not answer in time. `HTTP_ERROR`: the status of the response was not 2xx. `REDIRECT`: the receiver redirected; the server does not follow redirects. `MAIL_ERROR`: the mail server refused the message. `ADDRESS_REFUSED`: calls to the address are not allowed. `TEMPLATE_ERROR`: the body could not be rendered. `WEBHOOK_MISSING`: the webhook was deleted. `NOT_CONFIGURED`: the server is not configured for this service, for example it has no mail server. `EXPIRED`: the receiver failed for too long, and the server gave up.
type DeliveryErrorType string

// DeliveryState State that the notification reports: `ALERT` is firing, `OK` is resolved.
type DeliveryState string

// DeliveryStatus Status of a delivery. `pending`: the server is still trying. `delivered`: the receiver has accepted the notification. `failed`: the server no longer retries.
type DeliveryStatus string

// EmailRecipient Email address without a name.
//
// Example: oncall@example.com
type EmailRecipient = string

// EqualityColorRule Compares the number with one value.
type EqualityColorRule struct {
	// Operator Comparison operator: equal or not equal.
	Operator EqualityColorRuleOperator `json:"operator"`

	// Value Number or text to compare with.
	Value EqualityColorRule_Value `json:"value"`

	// Color A color of the palette.
	Color PaletteColor `json:"color"`

	// Label Text to show while the rule matches.
	Label *ColorRuleLabel `json:"label,omitempty"`
}

// EqualityColorRuleOperator Comparison operator: equal or not equal.
type EqualityColorRuleOperator string

// EqualityColorRule_Value Number or text to compare with.
type EqualityColorRule_Value struct {
	union json.RawMessage
}

// EventPatternsConfig Patterns in the text of the rows of a source, with their number of occurrences.
type EventPatternsConfig struct {
	// DisplayType Display type of event patterns.
	DisplayType EventPatternsConfigDisplayType `json:"displayType"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Expression of the text. If absent or empty, `bodyExpression` of a log source, or `spanNameExpression` of a trace source.
	Select *string `json:"select,omitempty"`

	// Where Filter of the rows. If absent or empty, all rows match.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of `where`. If absent, `lucene`; responses always include it.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`
}

// EventPatternsConfigDisplayType Display type of event patterns.
type EventPatternsConfigDisplayType string

// Field A column, or a key of an attribute column.
type Field struct {
	// Name Name of the field in filters and in requests for its values.
	//
	// Example: LogAttributes.http.route
	Name string `json:"name"`

	// Type ClickHouse type of the values.
	//
	// Example: String
	Type string `json:"type"`

	// Column The column, or the column that contains the key.
	//
	// Example: LogAttributes
	Column string `json:"column"`

	// Key Key of the attribute. Absent for a column.
	//
	// Example: http.route
	Key *string `json:"key,omitempty"`

	// Share Share of the rows with a value that is not empty, from 0 to 1.
	//
	// Example: 0.62
	Share float64 `json:"share"`
}

// FieldList Fields of a source that can be used in filters, for a time range.
type FieldList struct {
	// From Start of the evaluated range, inclusive.
	From core.Time `json:"from"`

	// To End of the evaluated range, inclusive.
	To core.Time `json:"to"`

	// Sampled Whether the server has read only a sample of the rows. Shares are then estimates, and rare keys may be missing.
	Sampled bool `json:"sampled"`

	// Fields Columns in table order. The keys of an attribute column follow it, most frequent first, at most 1,000. Empty for a metric source if the request names no metric.
	Fields []Field `json:"fields"`

	// Metrics Metrics of a metric source, by name. Empty for other sources, and if the request names a metric.
	Metrics []Metric `json:"metrics"`
}

// FieldValue A value as text.
type FieldValue struct {
	// Value The value.
	//
	// Example: checkout
	Value string `json:"value"`

	// Count Number of rows with this value.
	//
	// Example: 143
	Count int64 `json:"count"`
}

// FieldValues Most frequent values of a field.
type FieldValues struct {
	// From Start of the evaluated range, inclusive.
	From core.Time `json:"from"`

	// To End of the evaluated range, inclusive.
	To core.Time `json:"to"`

	// Sampled Whether the server has read only a sample of the rows. Counts are then estimates, and rare values may be missing.
	Sampled bool `json:"sampled"`

	// Values Values, most frequent first. Values with the same count are in alphabetical order.
	Values []FieldValue `json:"values"`
}

// FillNulls Whether to draw buckets without rows as 0. If absent, true.
type FillNulls = bool

// Filter A filter that viewers of the dashboard can set. `type` is the kind of filter. The server refuses unknown keys.
type Filter struct {
	union json.RawMessage
}

// FilterAlwaysVariable Whether raw SQL can use the selected values as a variable. Always true for this type.
type FilterAlwaysVariable = bool

// FilterBroadcast Whether the selected value filters the queries of tiles. If absent, true.
type FilterBroadcast = bool

// FilterCreate A filter of a new dashboard. `type` is the kind of filter. The server refuses unknown keys and ids.
type FilterCreate struct {
	union json.RawMessage
}

// FilterExpression Column or expression whose values viewers can select.
//
// Example: ServiceName
type FilterExpression = string

// FilterGlobalRequirement Whether all tiles of the dashboard wait for a required filter, and not only the tiles that use it. If absent, false. Absent in responses unless the filter is required.
type FilterGlobalRequirement = bool

// FilterID Id of the filter. The server replaces unknown ids in an update.
//
// Example: 65f5e4a3b9e77c001a700001
type FilterID = string

// FilterLabel Label whose values viewers can select.
//
// Example: instance
type FilterLabel = string

// FilterLanguage Language of `where`. If absent, `sql`.
type FilterLanguage string

// FilterMatch Series selector that limits the values of the label. If absent, all series.
//
// Example: up{job="api"}
type FilterMatch = string

// FilterMinSelections Minimum number of selected values. With 1 or more, the filter is required: until enough values are selected, the tiles that use the filter wait. If absent or 0, the filter is not required. Absent in responses unless the filter is required. It does not affect queries over the API.
//
// Example: 1
type FilterMinSelections = int

// FilterName Name to show. It is also the name of the variable if `variableName` is absent.
//
// Example: Service
type FilterName = string

// FilterNoBroadcast Whether the selected values filter the queries of tiles. Always false for this type.
type FilterNoBroadcast = bool

// FilterOptions Values that viewers can select, in the order of the list.
//
// Example: ["production","staging"]
type FilterOptions = []string

// FilterSources Ids of sources whose tiles are filtered. If absent or empty, all sources.
type FilterSources = []string

// FilterValue A value and its number of rows.
type FilterValue struct {
	// Value Value as text.
	//
	// Example: checkout
	Value string `json:"value"`

	// Count Number of rows in the range with this value. 0 for an option of a fixed list.
	//
	// Example: 1840
	Count int64 `json:"count"`
}

// FilterValues Values that a viewer can select in a dashboard filter.
type FilterValues struct {
	// Values Values, most frequent first. The options of a fixed list are in the order of the list.
	Values []FilterValue `json:"values"`

	// Sampled Whether the server has read only a sample of the rows. Counts are then estimates, and rare values may be missing.
	Sampled bool `json:"sampled"`

	// More Whether more values exist than `limit` allows.
	More bool `json:"more"`
}

// FilterValuesQuery Options for the values of a dashboard filter.
type FilterValuesQuery struct {
	// StartTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// EndTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Prefix Prefix of the values, case-sensitive. If absent or empty, all values match.
	//
	// Example: che
	Prefix *string `json:"prefix,omitempty"`

	// Limit Maximum number of values to return. If absent, 100.
	Limit *int `json:"limit,omitempty"`
}

// FilterVariable Whether raw SQL can use the selected value as a variable. If absent, false.
type FilterVariable = bool

// FilterVariableName Name of the variable, unique in the dashboard. Only for filters that raw SQL can use as a variable.
//
// Example: service
type FilterVariableName = string

// FilterWhere Condition for the rows that provide the values.
type FilterWhere = string

// FitYAxis Whether the vertical axis starts near the smallest value instead of 0. If absent, false.
type FitYAxis = bool

// Formula A value computed from the selected values.
type Formula struct {
	// Expression Formula of numbers, `+ - * /`, parentheses, and letters for the selected values by position: `A` is the first, `B` the second.
	//
	// Example: A / B * 100
	Expression string `json:"expression"`

	// Alias Name to show.
	Alias *string `json:"alias,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`
}

// Formulas Values computed from the selected values. An empty list means none. Cannot be combined with `asRatio`.
type Formulas = []Formula

// GroupBy Columns or expressions to group by, separated by commas.
//
// Example: ServiceName
type GroupBy = string

// GroupLimit Maximum number of groups. 0 keeps all. If absent, a default limit applies.
type GroupLimit = int

// Health The server is running.
type Health struct {
	// Status Whether a component of the server is working.
	Status ServerState `json:"status"`
}

// HeatmapConfig Distribution of a value of traces over time. Requires a trace source.
type HeatmapConfig struct {
	// DisplayType Display type of heatmaps.
	DisplayType HeatmapConfigDisplayType `json:"displayType"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Value of the heatmap; exactly one.
	Select []HeatmapSelectItem `json:"select"`

	// Where Filter of the rows. If absent or empty, all rows match.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of `where`. If absent, `lucene`; responses always include it.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`
}

// HeatmapConfigDisplayType Display type of heatmaps.
type HeatmapConfigDisplayType string

// HeatmapSelectItem Value of a heatmap.
type HeatmapSelectItem struct {
	// ValueExpression Expression of the value on the vertical axis.
	//
	// Example: Duration
	ValueExpression string `json:"valueExpression"`

	// CountExpression Expression to count in a cell. If absent, the number of rows.
	CountExpression *string `json:"countExpression,omitempty"`

	// HeatmapScaleType Scale of the vertical axis. If absent, the viewer chooses.
	HeatmapScaleType *HeatmapSelectItemHeatmapScaleType `json:"heatmapScaleType,omitempty"`
}

// HeatmapSelectItemHeatmapScaleType Scale of the vertical axis. If absent, the viewer chooses.
type HeatmapSelectItemHeatmapScaleType string

// HighlightedAttribute An attribute to show first.
type HighlightedAttribute struct {
	// SQLExpression SQL expression of the attribute.
	SQLExpression string `json:"sqlExpression"`

	// LuceneExpression Expression of the attribute in the search syntax.
	LuceneExpression *string `json:"luceneExpression,omitempty"`

	// Alias Name to show.
	Alias *string `json:"alias,omitempty"`
}

// HighlightedAttributes Attributes to show first. If absent, none.
type HighlightedAttributes = []HighlightedAttribute

// IngestionKey A key for senders of telemetry. It gives no access to this API.
type IngestionKey struct {
	// ID Id of the key.
	ID string `json:"id"`

	// Name Purpose of the key.
	Name string `json:"name"`

	// KeySuffix Last four characters of the key, to identify it.
	KeySuffix string `json:"keySuffix"`

	// CreatedAt Time when the key was created.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt Time when the key expires. Absent if it never expires.
	ExpireAt *core.Time `json:"expireAt,omitempty"`

	// UsedAt Time when the key was last used, to the minute. Absent if it was never used.
	UsedAt *core.Time `json:"usedAt,omitempty"`

	// UsedAddress Address that last used the key. Absent if it is not known.
	//
	// Example: 203.0.113.7
	UsedAddress *string `json:"usedAddress,omitempty"`

	// PreviousValidUntil Time until which the previous secret works after a rotation. Absent if it does not work.
	PreviousValidUntil *core.Time `json:"previousValidUntil,omitempty"`
}

// IngestionKeyMade An ingestion key with its secret. The server returns the secret only once.
type IngestionKeyMade struct {
	// Key A key for senders of telemetry. It gives no access to this API.
	Key IngestionKey `json:"key"`

	// Secret Secret that senders put in the `authorization` header.
	//
	// Example: obs_ing_Jm5sbYyx1pBq7mZ0W0q3W8r2c4J5kX6fV7dN8aS9hTQ
	Secret string `json:"secret"`
}

// IngestionKeyWrite An ingestion key to create.
type IngestionKeyWrite struct {
	// Name Purpose of the key.
	//
	// Example: CI
	Name KeyName `json:"name"`

	// ExpireAt Time when the key expires, as an RFC 3339 date-time. Null or empty means never. A new expiry must be in the future; to stop a key immediately, disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`
}

// Installation State of the installation.
type Installation struct {
	// SetupRequired Whether no admin has a password yet. In that case, the set-up link must be used first.
	SetupRequired bool `json:"setupRequired"`

	// Passwords Whether people can sign in with a password.
	Passwords bool `json:"passwords"`

	// Oidc Whether people can sign in with an OpenID Connect provider. The link `/oidc/start?return=/` starts the sign-in; `return` is the path to return to.
	Oidc bool `json:"oidc"`
}

// Invitation An open invitation to join an organization.
type Invitation struct {
	// ID Id of the invitation.
	//
	// Example: 0b9c1c7e-8f0e-4c38-9a53-6f7b4e0c2a11
	ID string `json:"id"`

	// Email Email address of the invited person, in lower case. Only this address can accept the invitation.
	//
	// Example: ann@example.com
	Email string `json:"email"`

	// Role Role of the invited person in the organization.
	Role InvitationRole `json:"role"`

	// CreatedAt Time when the invitation was created.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt Time when the invitation expires.
	ExpireAt core.Time `json:"expireAt"`

	// AssignedRoles Roles of the person after joining.
	AssignedRoles []AssignedRole `json:"assignedRoles"`

	// URL Link to accept the invitation. Only admins see it, because everyone who has the link can join. Absent for invitations of older server versions.
	URL *string `json:"url,omitempty"`
}

// InvitationRole Role of the invited person in the organization.
type InvitationRole string

// InvitationWrite An invitation to an organization. `role` and `assignedRoleIds` are two forms of the same setting; send one of them. Without either, the person becomes a developer.
type InvitationWrite struct {
	// Email Email address of the person. The server converts it to lower case.
	//
	// Example: ann@example.com
	Email string `json:"email"`

	// Role Role of the invited person in the organization.
	Role *InvitationRole `json:"role,omitempty"`

	// AssignedRoleIds Ids of roles, which replace the older field `role` or `roles`. A person has exactly one role, `Admin` or `Developer`. List the roles to get their ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`
}

// IPAccess Addresses that may use a key.
type IPAccess struct {
	// Source IP address, or a range of addresses as a CIDR. The server compares it with the remote address of the connection.
	//
	// Example: 203.0.113.0/24
	Source string `json:"source"`

	// Description Description of the address.
	//
	// Example: Office
	Description *string `json:"description,omitempty"`
}

// IPAccessList Addresses that may use the key. If empty, any address.
type IPAccessList = []IPAccess

// Key A key of the organization, without its secret.
type Key struct {
	// ID Id of the key. It is not the key id for authentication.
	ID string `json:"id"`

	// Name Purpose of the key.
	Name string `json:"name"`

	// State Whether the key is enabled.
	State KeyState `json:"state"`

	// KeySuffix Last four characters of the key id for authentication.
	//
	// Example: x7Qa
	KeySuffix string `json:"keySuffix"`

	// Roles Rights of the key, in the older form.
	Roles []KeyRole `json:"roles"`

	// AssignedRoles Roles of the key.
	AssignedRoles []AssignedRole `json:"assignedRoles"`

	// CreatedAt Time when the key was created.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt Time when the key expires. Absent if it never expires.
	ExpireAt *core.Time `json:"expireAt,omitempty"`

	// UsedAt Time when the key was last used, to the minute. Absent if it was never used.
	UsedAt *core.Time `json:"usedAt,omitempty"`

	// IPAccessList Addresses that may use the key. If empty, any address.
	IPAccessList []IPAccess `json:"ipAccessList"`
}

// KeyExpiry Time when the key expires, as an RFC 3339 date-time. Null or empty means never. A new expiry must be in the future; to stop a key immediately, disable it.
//
// Example: 2050-12-01T00:00:00.000Z
type KeyExpiry = nullable.Nullable[string]

// KeyHashData Hashes of a key that the client has generated, so that the server never sees the key. A hash is the SHA-256 of the text, as 32 bytes in base64.
type KeyHashData struct {
	// KeyIDHash Hash of the key id.
	//
	// Example: 0kPdmTG3Do3+mBDnSuTNFtKfYWGsSLF0qnBVMXZ0kQ0=
	KeyIDHash string `json:"keyIdHash"`

	// KeyIDSuffix Last four characters of the key id.
	//
	// Example: x7Qa
	KeyIDSuffix string `json:"keyIdSuffix"`

	// KeySecretHash Hash of the key secret.
	//
	// Example: uU0nuZNNPgilLlLX2n2r+sSE7+N6U4DukIj3rOLvzek=
	KeySecretHash string `json:"keySecretHash"`
}

// KeyMade A new key.
type KeyMade struct {
	// Key A key of the organization, without its secret.
	Key Key `json:"key"`

	// KeyID User name for authentication. The server returns it only once, and not if the client has sent hashes.
	KeyID *string `json:"keyId,omitempty"`

	// KeySecret Password for authentication. The server returns it only once.
	KeySecret *string `json:"keySecret,omitempty"`
}

// KeyName Purpose of the key.
//
// Example: CI
type KeyName = string

// KeyRole Rights of a key. `admin` has all rights. `developer` uses the observability resources and reads everything else. `query_endpoints` has no rights in this API.
type KeyRole string

// KeyRoles Rights of the key, in the older form.
type KeyRoles = []KeyRole

// KeyRotation Settings for the rotation of a key.
type KeyRotation struct {
	// OverlapHours Number of hours for which the previous secret still works. If absent, 24.
	//
	// Example: 24
	OverlapHours *int `json:"overlapHours,omitempty"`
}

// KeyScope Rights of a personal key: `read` has the rights of a viewer, `write` of an editor, and `admin` has all rights. A key never has more rights than the role of its person; its scope is shown accordingly.
//
// Example: write
type KeyScope string

// KeyState Whether the key is enabled.
type KeyState string

// KeyUpdate Changes of a key. Absent fields do not change.
type KeyUpdate struct {
	// Name Purpose of the key.
	//
	// Example: CI
	Name *KeyName `json:"name,omitempty"`

	// ExpireAt Time when the key expires, as an RFC 3339 date-time. Null or empty means never. A new expiry must be in the future; to stop a key immediately, disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`

	// State Whether the key is enabled.
	State *KeyState `json:"state,omitempty"`

	// Roles Rights of the key, in the older form.
	Roles KeyRoles `json:"roles,omitzero"`

	// AssignedRoleIds Ids of roles, which replace the older field `role` or `roles`. A person has exactly one role, `Admin` or `Developer`. List the roles to get their ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`

	// IPAccessList Addresses that may use the key. If empty, any address.
	IPAccessList IPAccessList `json:"ipAccessList,omitzero"`
}

// KeyWrite A key to create. `roles` and `assignedRoleIds` are two forms of the same setting; send one of them. Without either, the key has the role of a developer.
type KeyWrite struct {
	// Name Purpose of the key.
	//
	// Example: CI
	Name KeyName `json:"name"`

	// ExpireAt Time when the key expires, as an RFC 3339 date-time. Null or empty means never. A new expiry must be in the future; to stop a key immediately, disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`

	// State Whether the key is enabled.
	State *KeyState `json:"state,omitempty"`

	// Roles Rights of the key, in the older form.
	Roles KeyRoles `json:"roles,omitzero"`

	// AssignedRoleIds Ids of roles, which replace the older field `role` or `roles`. A person has exactly one role, `Admin` or `Developer`. List the roles to get their ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`

	// IPAccessList Addresses that may use the key. If empty, any address.
	IPAccessList IPAccessList `json:"ipAccessList,omitzero"`

	// HashData Hashes of a key that the client has generated, so that the server never sees the key. A hash is the SHA-256 of the text, as 32 bytes in base64.
	HashData *KeyHashData `json:"hashData,omitempty"`
}

// LegacyAlias Name to show.
type LegacyAlias = string

// LegacyField Expression to aggregate. The server converts it to `valueExpression`.
type LegacyField = string

// LegacyGroupBy Columns or expressions to group by. The value of the first series applies.
type LegacyGroupBy = []string

// LegacyLevel Quantile to compute. The server keeps it only if it is 0.5, 0.9, 0.95 or 0.99.
type LegacyLevel = float64

// LegacyMarkdownSeries A text. The server converts it to a `markdown` tile.
type LegacyMarkdownSeries struct {
	// Type Series type for text.
	Type LegacyMarkdownSeriesType `json:"type"`

	// Content Text in Markdown.
	Content string `json:"content"`
}

// LegacyMarkdownSeriesType Series type for text.
type LegacyMarkdownSeriesType string

// LegacyMetricName Name of the metric, for metric sources.
type LegacyMetricName = string

// LegacyNumberSeries A number. The server converts the first one to the value of a `number` tile.
type LegacyNumberSeries struct {
	// Type Series type for numbers.
	Type LegacyNumberSeriesType `json:"type"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// AggFn Function that aggregates the rows of a bucket into one value. `last_value` is the value of the latest row, and `any` the value of an arbitrary row. `none` uses the expression as the complete aggregate, such as `sum(Duration)`. For metrics, each time series first becomes one value per bucket, and the function aggregates these values. Histograms support only `quantile` and `count`. The value of a gauge is its last value in the bucket. This is also true for a cumulative sum that is not monotonic, such as a number of connections. The value of a monotonic sum (a counter) is its increase in the bucket. With delta temporality, it is the sum of the values. `increase` is the increase of the counters of a sum metric. A metric with points but without counters is an error. With `increase`, a chart keeps the 20 groups with the highest bucket and drops groups with an empty name. Tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level Quantile to compute. The server keeps it only if it is 0.5, 0.9, 0.95 or 0.99.
	Level *LegacyLevel `json:"level,omitempty"`

	// Field Expression to aggregate. The server converts it to `valueExpression`.
	Field *LegacyField `json:"field,omitempty"`

	// Alias Name to show.
	Alias *LegacyAlias `json:"alias,omitempty"`

	// Where Filter of the rows. May be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricDataType Kind of metric. The value `exponential histogram` contains a space.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *LegacyMetricName `json:"metricName,omitempty"`
}

// LegacyNumberSeriesType Series type for numbers.
type LegacyNumberSeriesType string

// LegacySearchSeries A list of rows. The server converts it to a `search` tile.
type LegacySearchSeries struct {
	// Type Series type for lists of rows.
	Type LegacySearchSeriesType `json:"type"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Fields Columns to show.
	Fields []string `json:"fields"`

	// Where Filter of the rows. May be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`
}

// LegacySearchSeriesType Series type for lists of rows.
type LegacySearchSeriesType string

// LegacySeries A series of the older form. All series of a tile have the same type.
type LegacySeries struct {
	union json.RawMessage
}

// LegacyTableSeries A table column. The server converts it to a selected value of a `table` tile.
type LegacyTableSeries struct {
	// Type Series type for table columns.
	Type LegacyTableSeriesType `json:"type"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// AggFn Function that aggregates the rows of a bucket into one value. `last_value` is the value of the latest row, and `any` the value of an arbitrary row. `none` uses the expression as the complete aggregate, such as `sum(Duration)`. For metrics, each time series first becomes one value per bucket, and the function aggregates these values. Histograms support only `quantile` and `count`. The value of a gauge is its last value in the bucket. This is also true for a cumulative sum that is not monotonic, such as a number of connections. The value of a monotonic sum (a counter) is its increase in the bucket. With delta temporality, it is the sum of the values. `increase` is the increase of the counters of a sum metric. A metric with points but without counters is an error. With `increase`, a chart keeps the 20 groups with the highest bucket and drops groups with an empty name. Tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level Quantile to compute. The server keeps it only if it is 0.5, 0.9, 0.95 or 0.99.
	Level *LegacyLevel `json:"level,omitempty"`

	// Field Expression to aggregate. The server converts it to `valueExpression`.
	Field *LegacyField `json:"field,omitempty"`

	// Alias Name to show.
	Alias *LegacyAlias `json:"alias,omitempty"`

	// Where Filter of the rows. May be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// GroupBy Columns or expressions to group by. The value of the first series applies.
	GroupBy LegacyGroupBy `json:"groupBy"`

	// SortOrder Direction of a sort.
	SortOrder *SortOrder `json:"sortOrder,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricDataType Kind of metric. The value `exponential histogram` contains a space.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *LegacyMetricName `json:"metricName,omitempty"`
}

// LegacyTableSeriesType Series type for table columns.
type LegacyTableSeriesType string

// LegacyTimeSeries A series over time. The server converts it to a selected value of a `line` or `stacked_bar` tile.
type LegacyTimeSeries struct {
	// Type Series type for values over time.
	Type LegacyTimeSeriesType `json:"type"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// AggFn Function that aggregates the rows of a bucket into one value. `last_value` is the value of the latest row, and `any` the value of an arbitrary row. `none` uses the expression as the complete aggregate, such as `sum(Duration)`. For metrics, each time series first becomes one value per bucket, and the function aggregates these values. Histograms support only `quantile` and `count`. The value of a gauge is its last value in the bucket. This is also true for a cumulative sum that is not monotonic, such as a number of connections. The value of a monotonic sum (a counter) is its increase in the bucket. With delta temporality, it is the sum of the values. `increase` is the increase of the counters of a sum metric. A metric with points but without counters is an error. With `increase`, a chart keeps the 20 groups with the highest bucket and drops groups with an empty name. Tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Level Quantile to compute. The server keeps it only if it is 0.5, 0.9, 0.95 or 0.99.
	Level *LegacyLevel `json:"level,omitempty"`

	// Field Expression to aggregate. The server converts it to `valueExpression`.
	Field *LegacyField `json:"field,omitempty"`

	// Alias Name to show.
	Alias *LegacyAlias `json:"alias,omitempty"`

	// Where Filter of the rows. May be empty.
	Where LegacyWhere `json:"where"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// GroupBy Columns or expressions to group by. The value of the first series applies.
	GroupBy LegacyGroupBy `json:"groupBy"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricDataType Kind of metric. The value `exponential histogram` contains a space.
	MetricDataType *MetricType `json:"metricDataType,omitempty"`

	// MetricName Name of the metric, for metric sources.
	MetricName *LegacyMetricName `json:"metricName,omitempty"`

	// DisplayType Display type of the tile. The type of the first series applies. If absent, `line`.
	DisplayType *LegacyTimeSeriesDisplayType `json:"displayType,omitempty"`
}

// LegacyTimeSeriesType Series type for values over time.
type LegacyTimeSeriesType string

// LegacyTimeSeriesDisplayType Display type of the tile. The type of the first series applies. If absent, `line`.
type LegacyTimeSeriesDisplayType string

// LegacyWhere Filter of the rows. May be empty.
type LegacyWhere = string

// LineBuilderConfig Lines over time, one for each selected value and group.
type LineBuilderConfig struct {
	// AsRatio Whether to show the first value divided by the second. Requires exactly two values. If absent, false.
	AsRatio *AsRatio `json:"asRatio,omitempty"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// FillNulls Whether to draw buckets without rows as 0. If absent, true.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// Select Values to show.
	Select Select `json:"select"`

	// GroupBy Columns or expressions to group by, separated by commas.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// AlignDateRangeToGranularity Whether to extend the time range to full buckets. If absent, true.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// FitYAxisToData Whether the vertical axis starts near the smallest value instead of 0. If absent, false.
	FitYAxisToData *FitYAxis `json:"fitYAxisToData,omitempty"`

	// CompareToPreviousPeriod Whether to draw the previous period too. If absent, false.
	CompareToPreviousPeriod *ComparePrevious `json:"compareToPreviousPeriod,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SeriesLimit Maximum number of series, largest first. 0 keeps all. If absent, a default limit applies. The size of a series is the total of its first shown value over all buckets. For a gauge and for `last_value`, it is the latest value instead. The same applies to a formula that uses only such values. Null, NaN and infinite values do not count. For raw SQL, the first numeric column is summed.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`

	// Formulas Values computed from the selected values. An empty list means none. Cannot be combined with `asRatio`.
	Formulas Formulas `json:"formulas,omitzero"`

	// ShowOperandSeries Whether to show the values that formulas use, too. If absent, true. Has an effect only with formulas.
	ShowOperandSeries *ShowOperands `json:"showOperandSeries,omitempty"`
}

// LineConfig Lines over time.
type LineConfig struct {
	// DisplayType Display type of line charts.
	DisplayType LineConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// LineConfigDisplayType Display type of line charts.
type LineConfigDisplayType string

// LineSQLConfig Lines over time from raw SQL.
type LineSQLConfig struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// FillNulls Whether to draw buckets without rows as 0. If absent, true.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// AlignDateRangeToGranularity Whether to extend the time range to full buckets. If absent, true.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// FitYAxisToData Whether the vertical axis starts near the smallest value instead of 0. If absent, false.
	FitYAxisToData *FitYAxis `json:"fitYAxisToData,omitempty"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// CompareToPreviousPeriod Whether to draw the previous period too. If absent, false.
	CompareToPreviousPeriod *ComparePrevious `json:"compareToPreviousPeriod,omitempty"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SeriesLimit Maximum number of series, largest first. 0 keeps all. If absent, a default limit applies. The size of a series is the total of its first shown value over all buckets. For a gauge and for `last_value`, it is the latest value instead. The same applies to a formula that uses only such values. Null, NaN and infinite values do not count. For raw SQL, the first numeric column is summed.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`
}

// LogSource A table of log records.
type LogSource struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind LogSourceKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Default columns of a search, separated by commas.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// ServiceNameExpression Expression of the service name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// SeverityTextExpression Expression of the severity.
	SeverityTextExpression *string `json:"severityTextExpression,omitempty"`

	// BodyExpression Expression of the text of a log record.
	BodyExpression *string `json:"bodyExpression,omitempty"`

	// EventAttributesExpression Expression of the map of log attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the displayed time, if it is more precise than the time for filtering.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// MetricSourceID Id of the related metric source.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// TraceSourceID Id of the related trace source.
	TraceSourceID *string `json:"traceSourceId,omitempty"`

	// TraceIDExpression Expression of the trace id.
	TraceIDExpression *string `json:"traceIdExpression,omitempty"`

	// SpanIDExpression Expression of the span id.
	SpanIDExpression *string `json:"spanIdExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter search in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to suggest, separated by commas. If absent, all columns of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// TableFilterExpression SQL condition that applies to every search.
	TableFilterExpression *string `json:"tableFilterExpression,omitempty"`

	// OrderByExpression Default order of a search.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words use a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. If absent, none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. If absent, none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables of pre-aggregated rows. If absent, none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables of the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// LogSourceKind Kind of the source.
type LogSourceKind string

// LogSourceWrite A table of log records.
type LogSourceWrite struct {
	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind LogSourceWriteKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Default columns of a search, separated by commas.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// ServiceNameExpression Expression of the service name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// SeverityTextExpression Expression of the severity.
	SeverityTextExpression *string `json:"severityTextExpression,omitempty"`

	// BodyExpression Expression of the text of a log record.
	BodyExpression *string `json:"bodyExpression,omitempty"`

	// EventAttributesExpression Expression of the map of log attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the displayed time, if it is more precise than the time for filtering.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// MetricSourceID Id of the related metric source.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// TraceSourceID Id of the related trace source.
	TraceSourceID *string `json:"traceSourceId,omitempty"`

	// TraceIDExpression Expression of the trace id.
	TraceIDExpression *string `json:"traceIdExpression,omitempty"`

	// SpanIDExpression Expression of the span id.
	SpanIDExpression *string `json:"spanIdExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter search in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to suggest, separated by commas. If absent, all columns of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// TableFilterExpression SQL condition that applies to every search.
	TableFilterExpression *string `json:"tableFilterExpression,omitempty"`

	// OrderByExpression Default order of a search.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words use a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. If absent, none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. If absent, none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables of pre-aggregated rows. If absent, none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables of the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// LogSourceWriteKind Kind of the source.
type LogSourceWriteKind string

// MarkdownConfig Text in Markdown.
type MarkdownConfig struct {
	// DisplayType Display type of text.
	DisplayType MarkdownConfigDisplayType `json:"displayType"`

	// Markdown Text in Markdown. If absent, empty. A request can have up to 50,000 characters here. Longer text exists only if it was sent as the content of a series.
	Markdown *string `json:"markdown,omitempty"`
}

// MarkdownConfigDisplayType Display type of text.
type MarkdownConfigDisplayType string

// MaterializedView A table of pre-aggregated rows.
type MaterializedView struct {
	// DatabaseName Database of the table.
	DatabaseName string `json:"databaseName"`

	// TableName Name of the table.
	TableName string `json:"tableName"`

	// DimensionColumns Dimension columns, separated by commas. May be empty.
	DimensionColumns string `json:"dimensionColumns"`

	// MinGranularity Width of a bucket: a number with s, m, h or d. The server also accepts words such as `5 minute` and shortens them.
	//
	// Example: 5m
	MinGranularity ViewGranularity `json:"minGranularity"`

	// MinDate Time of the oldest rows in the table, in UTC. Null or absent means that the table is complete.
	MinDate nullable.Nullable[string] `json:"minDate,omitempty"`

	// TimestampColumn Timestamp column.
	TimestampColumn string `json:"timestampColumn"`

	// AggregatedColumns Columns with aggregates.
	AggregatedColumns []AggregatedColumn `json:"aggregatedColumns"`
}

// MaterializedViews Tables of pre-aggregated rows. If absent, none.
type MaterializedViews = []MaterializedView

// Member A person of the organization.
type Member struct {
	// UserID Id of the person, the same in every organization of the person.
	UserID string `json:"userId"`

	// Name Name of the person.
	Name string `json:"name"`

	// Email Email address in lower case.
	Email string `json:"email"`

	// Role Role of the invited person in the organization.
	Role InvitationRole `json:"role"`

	// JoinedAt Time when the person joined.
	JoinedAt core.Time `json:"joinedAt"`

	// AssignedRoles Roles of the person.
	AssignedRoles []AssignedRole `json:"assignedRoles"`
}

// MemberUpdate Changes of a member. `role` and `assignedRoleIds` are two forms of the same setting; send one of them.
type MemberUpdate struct {
	// Role Role of the invited person in the organization.
	Role *InvitationRole `json:"role,omitempty"`

	// AssignedRoleIds Ids of roles, which replace the older field `role` or `roles`. A person has exactly one role, `Admin` or `Developer`. List the roles to get their ids.
	AssignedRoleIds AssignedRoleIds `json:"assignedRoleIds,omitzero"`
}

// MetadataViews Tables of the keys and values of attributes.
type MetadataViews struct {
	// KeyRollupTable Table of the keys, or null.
	KeyRollupTable nullable.Nullable[string] `json:"keyRollupTable,omitempty"`

	// KvRollupTable Table of the keys with their values.
	KvRollupTable string `json:"kvRollupTable"`

	// Granularity Width of a bucket: a number with s, m, h or d. The server also accepts words such as `5 minute` and shortens them.
	//
	// Example: 5m
	Granularity ViewGranularity `json:"granularity"`
}

// Metric A metric with points in the range.
type Metric struct {
	// Name Name of the metric.
	//
	// Example: server.duration
	Name string `json:"name"`

	// MetricDataType Kind of metric. The value `exponential histogram` contains a space.
	MetricDataType MetricType `json:"metricDataType"`

	// Unit Unit of the metric. Empty if it has none.
	//
	// Example: ms
	Unit string `json:"unit"`

	// Description Description of the metric by its sender.
	//
	// Example: Time of requests
	Description string `json:"description"`

	// Rows Number of points.
	//
	// Example: 7200
	Rows int64 `json:"rows"`
}

// MetricSource Tables of metrics, one for each metric type.
type MetricSource struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind MetricSourceKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Database of the tables. `metricTables` has their names.
	From MetricSourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// MetricTables Names of the tables by metric type. At least one is required.
	MetricTables MetricTables `json:"metricTables"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression string `json:"resourceAttributesExpression"`

	// ServiceNameExpression Expression of the service name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// LogSourceID Id of the related log source.
	LogSourceID *string `json:"logSourceId,omitempty"`

	// SeriesTable Table that lists the time series.
	SeriesTable *string `json:"seriesTable,omitempty"`

	// MinAutoGranularity Minimum width of the buckets of a tile with `auto` granularity, up to 30 days: a number and `second`, `minute`, `hour` or `day`. A longer export interval of the metrics makes shorter buckets useless. If absent, none.
	//
	// Example: 1 minute
	MinAutoGranularity *string `json:"minAutoGranularity,omitempty"`
}

// MetricSourceKind Kind of the source.
type MetricSourceKind string

// MetricSourceTable Database of the tables. `metricTables` has their names.
type MetricSourceTable struct {
	// DatabaseName Name of the database.
	//
	// Example: default
	DatabaseName DatabaseName `json:"databaseName"`

	// TableName Not used. May be empty.
	TableName string `json:"tableName"`
}

// MetricSourceWrite Tables of metrics, one for each metric type.
type MetricSourceWrite struct {
	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind MetricSourceWriteKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Database of the tables. `metricTables` has their names.
	From MetricSourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// MetricTables Names of the tables by metric type. At least one is required.
	MetricTables MetricTables `json:"metricTables"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression string `json:"resourceAttributesExpression"`

	// ServiceNameExpression Expression of the service name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// LogSourceID Id of the related log source.
	LogSourceID *string `json:"logSourceId,omitempty"`

	// SeriesTable Table that lists the time series.
	SeriesTable *string `json:"seriesTable,omitempty"`

	// MinAutoGranularity Minimum width of the buckets of a tile with `auto` granularity, up to 30 days: a number and `second`, `minute`, `hour` or `day`. A longer export interval of the metrics makes shorter buckets useless. If absent, none.
	//
	// Example: 1 minute
	MinAutoGranularity *string `json:"minAutoGranularity,omitempty"`
}

// MetricSourceWriteKind Kind of the source.
type MetricSourceWriteKind string

// MetricTables Names of the tables by metric type. At least one is required.
type MetricTables struct {
	// Gauge Table of gauges.
	Gauge *string `json:"gauge,omitempty"`

	// Histogram Table of histograms.
	Histogram *string `json:"histogram,omitempty"`

	// Sum Table of sums.
	Sum *string `json:"sum,omitempty"`

	// Summary Table of summaries.
	Summary *string `json:"summary,omitempty"`

	// ExponentialHistogram Table of exponential histograms. The key contains a space.
	ExponentialHistogram *string `json:"exponential histogram,omitempty"`
}

// MetricType Kind of metric. The value `exponential histogram` contains a space.
type MetricType string

// NoValue Reason why there is no value, for example a division by zero. Absent if there is one.
//
// Example: "sum(Errors) / sum(Requests)" is NaN in this window, for example after a division by zero
type NoValue = string

// NumberBuilderConfig One selected value over the whole range, or one formula of several values.
type NumberBuilderConfig struct {
	// Select The selected value. Several values are allowed only as operands of a formula.
	Select []SelectItem `json:"select"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Formulas Formula that is shown instead of the value. An empty list means none.
	Formulas []Formula `json:"formulas,omitzero"`

	// Color A color of the palette.
	Color *PaletteColor `json:"color,omitempty"`

	// ColorRules Rules that color the number. The last matching rule applies. An empty list means none.
	ColorRules []ColorRule `json:"colorRules,omitzero"`

	// BackgroundChart Small chart behind the number.
	BackgroundChart *BackgroundChart `json:"backgroundChart,omitempty"`
}

// NumberConfig A single number.
type NumberConfig struct {
	// DisplayType Display type of single numbers.
	DisplayType NumberConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// NumberConfigDisplayType Display type of single numbers.
type NumberConfigDisplayType string

// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
type NumberFormat struct {
	// Output Kind of number. `percent` is a fraction: 0.5 is shown as 50 %. `time` and `duration` are in seconds. `byte` is a size, `data_rate` a size per second, and `throughput` a count per second or minute.
	Output NumberOutput `json:"output"`

	// NumericUnit Unit of the value if `output` is `byte`, `data_rate` or `throughput`. A value of 512 in `mebibytes` is shown as 512 MiB, 2048 as 2 GiB. Units that end with `_iec` or have a prefix such as `mebi` use powers of 1,024, other units powers of 1,000.
	NumericUnit *NumericUnit `json:"numericUnit,omitempty"`

	// Mantissa Number of decimal places, at most 20. Negative numbers count as 0.
	Mantissa *int `json:"mantissa,omitempty"`

	// ThousandSeparated Whether thousands are separated by commas, as in 1,234,567.
	ThousandSeparated *bool `json:"thousandSeparated,omitempty"`

	// Average Whether to abbreviate large numbers, as in 1.2k. If absent, they are abbreviated if neither `mantissa` nor `thousandSeparated` is given. Percentages are abbreviated only if this is true.
	Average *bool `json:"average,omitempty"`

	// DecimalBytes If true, sizes and rates have decimal prefixes: 1 kB for 1,000 bytes, regardless of `numericUnit`. Otherwise `numericUnit` determines the prefixes. Its default is `bytes_iec` or `bytes_sec_iec`.
	DecimalBytes *bool `json:"decimalBytes,omitempty"`

	// Factor Factor that values are multiplied by first, such as 0.001 for a value in milliseconds.
	Factor *float64 `json:"factor,omitempty"`

	// CurrencySymbol Currency symbol.
	CurrencySymbol *string `json:"currencySymbol,omitempty"`

	// Unit Text after the number and its unit.
	Unit *string `json:"unit,omitempty"`
}

// NumberOutput Kind of number. `percent` is a fraction: 0.5 is shown as 50 %. `time` and `duration` are in seconds. `byte` is a size, `data_rate` a size per second, and `throughput` a count per second or minute.
type NumberOutput string

// NumberSQLConfig First value of the result of raw SQL.
type NumberSQLConfig struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Color A color of the palette.
	Color *PaletteColor `json:"color,omitempty"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// NumericColorRule Compares the number with a number.
type NumericColorRule struct {
	// Operator Comparison operator: >, ≥, < or ≤.
	Operator NumericColorRuleOperator `json:"operator"`

	// Value Number to compare with.
	Value float64 `json:"value"`

	// Color A color of the palette.
	Color PaletteColor `json:"color"`

	// Label Text to show while the rule matches.
	Label *ColorRuleLabel `json:"label,omitempty"`
}

// NumericColorRuleOperator Comparison operator: >, ≥, < or ≤.
type NumericColorRuleOperator string

// NumericUnit Unit of the value if `output` is `byte`, `data_rate` or `throughput`. A value of 512 in `mebibytes` is shown as 512 MiB, 2048 as 2 GiB. Units that end with `_iec` or have a prefix such as `mebi` use powers of 1,024, other units powers of 1,000.
type NumericUnit string

// ObjectID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
//
// Example: 65f5e4a3b9e77c001a100001
type ObjectID = string

// OnClick Target of a click on a row.
type OnClick struct {
	union json.RawMessage
}

// OnClickDashboard Opens a dashboard.
type OnClickDashboard struct {
	// Type Target type of a dashboard.
	Type OnClickDashboardType `json:"type"`

	// Target Source or dashboard that the click opens.
	Target OnClickTarget `json:"target"`

	// WhereTemplate Template of the filter in the target.
	WhereTemplate *WhereTemplate `json:"whereTemplate,omitempty"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// Filters Filters to set in the target.
	Filters OnClickFilters `json:"filters,omitzero"`
}

// OnClickDashboardType Target type of a dashboard.
type OnClickDashboardType string

// OnClickExternal Opens another site.
type OnClickExternal struct {
	// Type Target type of another site.
	Type OnClickExternalType `json:"type"`

	// URLTemplate Template of the URL.
	//
	// Example: https://example.com/orders/{{OrderId}}
	URLTemplate string `json:"urlTemplate"`
}

// OnClickExternalType Target type of another site.
type OnClickExternalType string

// OnClickFilter A filter to set in the target.
type OnClickFilter struct {
	// Kind Kind of filter: an expression and a template of its value.
	Kind OnClickFilterKind `json:"kind"`

	// Expression Column or expression to compare.
	//
	// Example: ServiceName
	Expression string `json:"expression"`

	// Template Template of the value.
	//
	// Example: {{ServiceName}}
	Template string `json:"template"`
}

// OnClickFilterKind Kind of filter: an expression and a template of its value.
type OnClickFilterKind string

// OnClickFilters Filters to set in the target.
type OnClickFilters = []OnClickFilter

// OnClickSearch Opens a search in a source.
type OnClickSearch struct {
	// Type Target type of a search.
	Type OnClickSearchType `json:"type"`

	// Target Source or dashboard that the click opens.
	Target OnClickTarget `json:"target"`

	// WhereTemplate Template of the filter in the target.
	WhereTemplate *WhereTemplate `json:"whereTemplate,omitempty"`

	// WhereLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
	WhereLanguage *QueryLanguage `json:"whereLanguage,omitempty"`

	// Filters Filters to set in the target.
	Filters OnClickFilters `json:"filters,omitzero"`
}

// OnClickSearchType Target type of a search.
type OnClickSearchType string

// OnClickTarget Source or dashboard that the click opens.
type OnClickTarget struct {
	union json.RawMessage
}

// OnClickTargetID Target by id.
type OnClickTargetID struct {
	// Mode Mode of a target by id.
	Mode OnClickTargetIDMode `json:"mode"`

	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`
}

// OnClickTargetIDMode Mode of a target by id.
type OnClickTargetIDMode string

// OnClickTargetTemplate Target by a template of its name.
type OnClickTargetTemplate struct {
	// Mode Mode of a target by a template of its name.
	Mode OnClickTargetTemplateMode `json:"mode"`

	// Template Template of the name.
	Template string `json:"template"`
}

// OnClickTargetTemplateMode Mode of a target by a template of its name.
type OnClickTargetTemplateMode string

// OrderBy Columns or expressions to order by, separated by commas, each with `ASC` or `DESC`.
//
// Example: count() DESC
type OrderBy = string

// Organization The owner of services, people and keys.
type Organization struct {
	// ID Id of the organization.
	ID string `json:"id"`

	// Name Name of the organization.
	Name string `json:"name"`

	// CreatedAt Time when the organization was created.
	CreatedAt core.Time `json:"createdAt"`

	// EnableCoreDumps Whether engines of the organization may keep core dumps.
	EnableCoreDumps bool `json:"enableCoreDumps"`

	// PrivateEndpoints Private endpoints of the organization, in the order they were added.
	PrivateEndpoints []PrivateEndpoint `json:"privateEndpoints"`
}

// OrganizationName Name of the organization. It need not be unique.
//
// Example: Acme
type OrganizationName = string

// OrganizationRole Role that gives its holders rights in the organization.
type OrganizationRole struct {
	// ID Id of the role.
	ID string `json:"id"`

	// TenantID Organization of the role, as `organization/<id>`.
	TenantID string `json:"tenantId"`

	// OwnerID Organization that owns the role, as `organization/<id>`.
	OwnerID string `json:"ownerId"`

	// Name Name of the role.
	//
	// Example: Developer
	Name string `json:"name"`

	// Type Origin of the role. In this version, all roles are system roles.
	Type RoleType `json:"type"`

	// Actors Holders of the role, as `user/<id>` and `apiKey/<id>`.
	Actors []string `json:"actors"`

	// Policies Permissions that the role allows or denies.
	Policies []RolePolicy `json:"policies"`

	// CreatedAt Time when the role was created. For system roles, the time when the organization was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt Time when the role was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// OrganizationUpdate Changes of an organization. Absent fields do not change.
type OrganizationUpdate struct {
	// Name Name of the organization. It need not be unique.
	//
	// Example: Acme
	Name *OrganizationName `json:"name,omitempty"`

	// EnableCoreDumps Whether engines of the organization may keep core dumps.
	EnableCoreDumps *bool `json:"enableCoreDumps,omitempty"`

	// PrivateEndpoints Private endpoints to remove and to add. The server removes endpoints first. Adding an endpoint again updates its details.
	PrivateEndpoints *PrivateEndpointChange `json:"privateEndpoints,omitempty"`
}

// PageInfo Position of a page in a list.
type PageInfo struct {
	// Total Total number of items that match the request, on all pages.
	Total int `json:"total"`

	// Limit Maximum number of items on a page.
	Limit int `json:"limit"`

	// Offset Number of items before this page.
	Offset int `json:"offset"`
}

// PaletteColor A color of the palette.
type PaletteColor string

// PasswordUpdate A new password.
type PasswordUpdate struct {
	// CurrentPassword The current password.
	CurrentPassword string `json:"currentPassword"`

	// NewPassword New password: 12 to 256 characters of any kind. The server refuses common passwords, sequences, and the name or address of the person.
	NewPassword string `json:"newPassword"`
}

// PersonRole Role of a person. A `viewer` reads and queries. An `editor` also changes dashboards, alerts, saved searches and sources. An `admin` does everything.
//
// Example: editor
type PersonRole string

// PersonalKey A key that a person, or a program of that person, uses to call this API.
type PersonalKey struct {
	// ID Id of the key.
	ID string `json:"id"`

	// PersonID Id of the person who owns the key.
	PersonID string `json:"personId"`

	// Name Purpose of the key.
	Name string `json:"name"`

	// Scope Rights of a personal key: `read` has the rights of a viewer, `write` of an editor, and `admin` has all rights. A key never has more rights than the role of its person; its scope is shown accordingly.
	//
	// Example: write
	Scope KeyScope `json:"scope"`

	// KeySuffix Last four characters of the key, to identify it.
	KeySuffix string `json:"keySuffix"`

	// CreatedAt Time when the key was created.
	CreatedAt core.Time `json:"createdAt"`

	// ExpireAt Time when the key expires. Absent if it never expires.
	ExpireAt *core.Time `json:"expireAt,omitempty"`

	// UsedAt Time when the key was last used, to the minute. Absent if it was never used.
	UsedAt *core.Time `json:"usedAt,omitempty"`

	// UsedAddress Address that last used the key. Absent if it is not known.
	//
	// Example: 203.0.113.7
	UsedAddress *string `json:"usedAddress,omitempty"`

	// PreviousValidUntil Time until which the previous secret works after a rotation. Absent if it does not work.
	PreviousValidUntil *core.Time `json:"previousValidUntil,omitempty"`

	// IsCurrent Whether the request was made with this key.
	IsCurrent bool `json:"isCurrent"`
}

// PersonalKeyMade A key with its secret. The server returns the secret only once.
type PersonalKeyMade struct {
	// Key A key that a person, or a program of that person, uses to call this API.
	Key PersonalKey `json:"key"`

	// Secret Secret to send in the `Authorization` header, after `Bearer `.
	//
	// Example: obs_key_Jm5sbYyx1pBq7mZ0W0q3W8r2c4J5kX6fV7dN8aS9hTQ
	Secret string `json:"secret"`
}

// PersonalKeyWrite A key to create. It cannot have a wider scope or a later expiry than the key that creates it. Without `expireAt`, it expires together with that key.
type PersonalKeyWrite struct {
	// Name Purpose of the key.
	//
	// Example: CI
	Name KeyName `json:"name"`

	// Scope Rights of a personal key: `read` has the rights of a viewer, `write` of an editor, and `admin` has all rights. A key never has more rights than the role of its person; its scope is shown accordingly.
	//
	// Example: write
	Scope KeyScope `json:"scope"`

	// ExpireAt Time when the key expires, as an RFC 3339 date-time. Null or empty means never. A new expiry must be in the future; to stop a key immediately, disable it.
	//
	// Example: 2050-12-01T00:00:00.000Z
	ExpireAt KeyExpiry `json:"expireAt,omitempty"`
}

// PieBuilderConfig A pie chart with a slice for each group.
type PieBuilderConfig struct {
	// Select Value to show; exactly one.
	Select SelectOne `json:"select"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// GroupBy Columns or expressions to group by, separated by commas.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// OrderBy Columns or expressions to order by, separated by commas, each with `ASC` or `DESC`.
	//
	// Example: count() DESC
	OrderBy *OrderBy `json:"orderBy,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Limit Maximum number of groups. 0 keeps all. If absent, a default limit applies.
	Limit *GroupLimit `json:"limit,omitempty"`
}

// PieConfig A pie chart.
type PieConfig struct {
	// DisplayType Display type of pie charts.
	DisplayType PieConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// PieConfigDisplayType Display type of pie charts.
type PieConfigDisplayType string

// PieSQLConfig A pie chart with a slice for each row of the result of raw SQL.
type PieSQLConfig struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// Preferences Preferences of a person in the web UI. An update replaces all of them. Preferences that were never set are absent. The server drops unknown keys.
type Preferences struct {
	// Stars Starred resources, in display order.
	Stars []Star `json:"stars,omitzero"`

	// Theme Color theme of the pages. `system` follows the browser.
	Theme *PreferencesTheme `json:"theme,omitempty"`

	// Zone Time zone for times: the zone of the browser, or UTC.
	Zone *PreferencesZone `json:"zone,omitempty"`
}

// PreferencesTheme Color theme of the pages. `system` follows the browser.
type PreferencesTheme string

// PreferencesZone Time zone for times: the zone of the browser, or UTC.
type PreferencesZone string

// PrivateEndpoint A private endpoint of a cloud network.
type PrivateEndpoint struct {
	// ID Id of the endpoint at the cloud provider.
	//
	// Example: vpce-0a1b2c3d4e5f60718
	ID string `json:"id"`

	// CloudProvider Cloud provider.
	//
	// Example: aws
	CloudProvider *string `json:"cloudProvider,omitempty"`

	// Region Region of the cloud provider.
	//
	// Example: eu-central-1
	Region *string `json:"region,omitempty"`

	// Description Purpose of the endpoint.
	Description *string `json:"description,omitempty"`
}

// PrivateEndpointChange Private endpoints to remove and to add. The server removes endpoints first. Adding an endpoint again updates its details.
type PrivateEndpointChange struct {
	// Add Endpoints to add.
	Add []PrivateEndpoint `json:"add,omitzero"`

	// Remove Endpoints to remove, by id. Unknown ids are ignored.
	Remove []PrivateEndpointRef `json:"remove,omitzero"`
}

// PrivateEndpointRef Reference to a private endpoint.
type PrivateEndpointRef struct {
	// ID Id of the endpoint at the cloud provider.
	//
	// Example: vpce-0a1b2c3d4e5f60718
	ID string `json:"id"`
}

// PrometheusLabelFilter A filter by the values of a Prometheus label. Raw SQL uses the selected values as a variable. The server stores the filter, but does not query its values.
type PrometheusLabelFilter struct {
	// ID Id of the filter. The server replaces unknown ids in an update.
	//
	// Example: 65f5e4a3b9e77c001a700001
	ID FilterID `json:"id"`

	// Type Kind of the filter.
	Type PrometheusLabelFilterType `json:"type"`

	// Name Name to show. It is also the name of the variable if `variableName` is absent.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Label Label whose values viewers can select.
	//
	// Example: instance
	Label FilterLabel `json:"label"`

	// Match Series selector that limits the values of the label. If absent, all series.
	//
	// Example: up{job="api"}
	Match *FilterMatch `json:"match,omitempty"`

	// IsBroadcastEnabled Whether the selected values filter the queries of tiles. Always false for this type.
	IsBroadcastEnabled *FilterNoBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the selected values as a variable. Always true for this type.
	IsVariableEnabled *FilterAlwaysVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that raw SQL can use as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`

	// MinSelections Minimum number of selected values. With 1 or more, the filter is required: until enough values are selected, the tiles that use the filter wait. If absent or 0, the filter is not required. Absent in responses unless the filter is required. It does not affect queries over the API.
	//
	// Example: 1
	MinSelections *FilterMinSelections `json:"minSelections,omitempty"`

	// IsGlobalRequirement Whether all tiles of the dashboard wait for a required filter, and not only the tiles that use it. If absent, false. Absent in responses unless the filter is required.
	IsGlobalRequirement *FilterGlobalRequirement `json:"isGlobalRequirement,omitempty"`
}

// PrometheusLabelFilterType Kind of the filter.
type PrometheusLabelFilterType string

// PrometheusLabelFilterCreate A filter by the values of a Prometheus label. Raw SQL uses the selected values as a variable. The server stores the filter, but does not query its values.
type PrometheusLabelFilterCreate struct {
	// Type Kind of the filter.
	Type PrometheusLabelFilterCreateType `json:"type"`

	// Name Name to show. It is also the name of the variable if `variableName` is absent.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Label Label whose values viewers can select.
	//
	// Example: instance
	Label FilterLabel `json:"label"`

	// Match Series selector that limits the values of the label. If absent, all series.
	//
	// Example: up{job="api"}
	Match *FilterMatch `json:"match,omitempty"`

	// IsBroadcastEnabled Whether the selected values filter the queries of tiles. Always false for this type.
	IsBroadcastEnabled *FilterNoBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the selected values as a variable. Always true for this type.
	IsVariableEnabled *FilterAlwaysVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that raw SQL can use as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`

	// MinSelections Minimum number of selected values. With 1 or more, the filter is required: until enough values are selected, the tiles that use the filter wait. If absent or 0, the filter is not required. Absent in responses unless the filter is required. It does not affect queries over the API.
	//
	// Example: 1
	MinSelections *FilterMinSelections `json:"minSelections,omitempty"`

	// IsGlobalRequirement Whether all tiles of the dashboard wait for a required filter, and not only the tiles that use it. If absent, false. Absent in responses unless the filter is required.
	IsGlobalRequirement *FilterGlobalRequirement `json:"isGlobalRequirement,omitempty"`
}

// PrometheusLabelFilterCreateType Kind of the filter.
type PrometheusLabelFilterCreateType string

// PromqlSource A Prometheus server. Its connection has `isPrometheusEndpoint`.
type PromqlSource struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind PromqlSourceKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`
}

// PromqlSourceKind Kind of the source.
type PromqlSourceKind string

// PromqlSourceWrite A Prometheus server. Its connection has `isPrometheusEndpoint`. Table and timestamp are placeholders.
type PromqlSourceWrite struct {
	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind PromqlSourceWriteKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`
}

// PromqlSourceWriteKind Kind of the source.
type PromqlSourceWriteKind string

// QuantileLevel Quantile to compute. Only with `quantile`.
type QuantileLevel float64

// QueryExpressionFilter A filter by the values of an expression. The server adds the selected values to the queries of tiles (broadcast), provides them to raw SQL as a variable, or both.
type QueryExpressionFilter struct {
	// ID Id of the filter. The server replaces unknown ids in an update.
	//
	// Example: 65f5e4a3b9e77c001a700001
	ID FilterID `json:"id"`

	// Type Kind of the filter.
	Type QueryExpressionFilterType `json:"type"`

	// Name Name to show. It is also the name of the variable if `variableName` is absent.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// Expression Column or expression whose values viewers can select.
	//
	// Example: ServiceName
	Expression FilterExpression `json:"expression"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// SourceMetricType Kind of metric. The value `exponential histogram` contains a space.
	SourceMetricType *MetricType `json:"sourceMetricType,omitempty"`

	// Where Condition for the rows that provide the values.
	Where *FilterWhere `json:"where,omitempty"`

	// WhereLanguage Language of `where`. If absent, `sql`.
	WhereLanguage *FilterLanguage `json:"whereLanguage,omitempty"`

	// AppliesToSourceIds Ids of sources whose tiles are filtered. If absent or empty, all sources.
	AppliesToSourceIds FilterSources `json:"appliesToSourceIds,omitzero"`

	// IsBroadcastEnabled Whether the selected value filters the queries of tiles. If absent, true.
	IsBroadcastEnabled *FilterBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the selected value as a variable. If absent, false.
	IsVariableEnabled *FilterVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that raw SQL can use as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`

	// MinSelections Minimum number of selected values. With 1 or more, the filter is required: until enough values are selected, the tiles that use the filter wait. If absent or 0, the filter is not required. Absent in responses unless the filter is required. It does not affect queries over the API.
	//
	// Example: 1
	MinSelections *FilterMinSelections `json:"minSelections,omitempty"`

	// IsGlobalRequirement Whether all tiles of the dashboard wait for a required filter, and not only the tiles that use it. If absent, false. Absent in responses unless the filter is required.
	IsGlobalRequirement *FilterGlobalRequirement `json:"isGlobalRequirement,omitempty"`
}

// QueryExpressionFilterType Kind of the filter.
type QueryExpressionFilterType string

// QueryExpressionFilterCreate A filter by the values of an expression. The server adds the selected values to the queries of tiles (broadcast), provides them to raw SQL as a variable, or both.
type QueryExpressionFilterCreate struct {
	// Type Kind of the filter.
	Type QueryExpressionFilterCreateType `json:"type"`

	// Name Name to show. It is also the name of the variable if `variableName` is absent.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// Expression Column or expression whose values viewers can select.
	//
	// Example: ServiceName
	Expression FilterExpression `json:"expression"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// SourceMetricType Kind of metric. The value `exponential histogram` contains a space.
	SourceMetricType *MetricType `json:"sourceMetricType,omitempty"`

	// Where Condition for the rows that provide the values.
	Where *FilterWhere `json:"where,omitempty"`

	// WhereLanguage Language of `where`. If absent, `sql`.
	WhereLanguage *FilterLanguage `json:"whereLanguage,omitempty"`

	// AppliesToSourceIds Ids of sources whose tiles are filtered. If absent or empty, all sources.
	AppliesToSourceIds FilterSources `json:"appliesToSourceIds,omitzero"`

	// IsBroadcastEnabled Whether the selected value filters the queries of tiles. If absent, true.
	IsBroadcastEnabled *FilterBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the selected value as a variable. If absent, false.
	IsVariableEnabled *FilterVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that raw SQL can use as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`

	// MinSelections Minimum number of selected values. With 1 or more, the filter is required: until enough values are selected, the tiles that use the filter wait. If absent or 0, the filter is not required. Absent in responses unless the filter is required. It does not affect queries over the API.
	//
	// Example: 1
	MinSelections *FilterMinSelections `json:"minSelections,omitempty"`

	// IsGlobalRequirement Whether all tiles of the dashboard wait for a required filter, and not only the tiles that use it. If absent, false. Absent in responses unless the filter is required.
	IsGlobalRequirement *FilterGlobalRequirement `json:"isGlobalRequirement,omitempty"`
}

// QueryExpressionFilterCreateType Kind of the filter.
type QueryExpressionFilterCreateType string

// QueryLanguage Language of a filter: `lucene` is the search syntax (`level:error AND service:checkout`), `sql` is a ClickHouse condition. The server treats `promql` as `sql`.
type QueryLanguage string

// QuerySetting A database setting.
type QuerySetting struct {
	// Setting Name of the setting.
	//
	// Example: max_threads
	Setting string `json:"setting"`

	// Value Value of the setting.
	//
	// Example: 4
	Value string `json:"value"`
}

// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
type QuerySettings = []QuerySetting

// Readiness Whether the server can answer requests, and the state of its components.
type Readiness struct {
	// Status Whether a component of the server is working.
	Status ServerState `json:"status"`

	// Store Whether the metadata store is working. In state `read-only`, the server answers reads and refuses writes.
	Store StoreState `json:"store"`

	// Engine Whether a component of the server is working.
	Engine ServerState `json:"engine"`

	// Clock `ok`, or the difference between the clock of the server and the clock of the database, such as `off by 7s`. With SQLite, the server compares with the time of the last write. A replica with a difference answers requests and leaves alerts and notifications to the other replicas. If the clocks of all replicas differ by the same amount, the value is `database off by 7s`. The replicas then use their own clocks.
	Clock string `json:"clock"`
}

// RolePolicy Permissions on resources.
type RolePolicy struct {
	// ID Id of the policy.
	ID string `json:"id"`

	// RoleID Id of the role.
	RoleID string `json:"roleId"`

	// TenantID The organization, as `organization/<id>`.
	TenantID string `json:"tenantId"`

	// AllowDeny Whether the policy allows or denies.
	AllowDeny RolePolicyAllowDeny `json:"allowDeny"`

	// Permissions Actions, such as `control-plane:organization:view`.
	Permissions []string `json:"permissions"`

	// Resources Resources that the actions apply to, such as `instance/*`.
	Resources []string `json:"resources"`
}

// RolePolicyAllowDeny Whether the policy allows or denies.
type RolePolicyAllowDeny string

// RoleType Origin of the role. In this version, all roles are system roles.
type RoleType string

// SavedFilterCondition A condition that a dashboard opens with.
type SavedFilterCondition struct {
	// Type Language of the condition. If absent, `sql`.
	Type *SavedFilterConditionType `json:"type,omitempty"`

	// Condition The condition.
	//
	// Example: ServiceName IN ('checkout')
	Condition string `json:"condition"`
}

// SavedFilterConditionType Language of the condition. If absent, `sql`.
type SavedFilterConditionType string

// SavedFilterValue A filter that a dashboard opens with: a condition (`type` is absent or `sql`), or the selected values of a filter (`type` is `variable`).
type SavedFilterValue struct {
	union json.RawMessage
}

// SavedFilterVariable Values of a filter that a dashboard opens with. The server refuses unknown keys.
type SavedFilterVariable struct {
	// Type Kind of the saved value.
	Type SavedFilterVariableType `json:"type"`

	// Name Name of the variable of the filter: its `variableName`, or the name that is derived from its `name`. The dashboard ignores unknown names.
	//
	// Example: environment
	Name string `json:"name"`

	// Values Selected values.
	//
	// Example: ["production"]
	Values []string `json:"values"`
}

// SavedFilterVariableType Kind of the saved value.
type SavedFilterVariableType string

// SavedSearch A search that users can open again and alerts can evaluate.
type SavedSearch struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the search.
	Name string `json:"name"`

	// SourceID Id of the source.
	SourceID string `json:"sourceId"`

	// Select Columns to return, separated by commas.
	Select string `json:"select"`

	// Where Filter of the rows.
	Where string `json:"where"`

	// WhereLanguage Language of `where`: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
	WhereLanguage SavedSearchLanguage `json:"whereLanguage"`

	// OrderBy Order of the rows.
	OrderBy string `json:"orderBy"`

	// Tags Tags of the search.
	Tags []string `json:"tags"`

	// Filters Selected values that further restrict the rows.
	Filters []SavedSearchFilter `json:"filters"`

	// TeamID Id of the team that owns the search.
	TeamID string `json:"teamId"`

	// CreatedAt Time when the search was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt Time when the search was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// SavedSearchFilter A condition on one column. A new condition has the type `sql` and one of three forms: `column IN (values)`, `column NOT IN (values)` or `column BETWEEN number AND number`. Filters of other types, created elsewhere, can be sent back unchanged.
type SavedSearchFilter struct {
	// Type Form of the filter. If absent, `sql`.
	Type *SavedSearchFilterType `json:"type,omitempty"`

	// Condition The condition. Required unless the type is `sql_ast`.
	//
	// Example: ServiceName IN ('payment', 'checkout')
	Condition *string `json:"condition,omitempty"`

	// Operator Operator of a `sql_ast` filter.
	Operator *SavedSearchFilterOperator `json:"operator,omitempty"`

	// Left Left side of a `sql_ast` filter.
	Left *string `json:"left,omitempty"`

	// Right Right side of a `sql_ast` filter.
	Right *string `json:"right,omitempty"`
}

// SavedSearchFilterType Form of the filter. If absent, `sql`.
type SavedSearchFilterType string

// SavedSearchFilterOperator Operator of a `sql_ast` filter.
type SavedSearchFilterOperator string

// SavedSearchLanguage Language of `where`: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
type SavedSearchLanguage string

// SavedSearchWrite A saved search to create or update. Fields that are absent from an update fall back to their defaults. The server stores `select`, `where` and `orderBy` as sent, and checks them when the search runs.
type SavedSearchWrite struct {
	// Name Name: 1 to 1,024 characters. It need not be unique. The server removes surrounding white space.
	//
	// Example: Failed payments
	Name string `json:"name"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Columns to return, separated by commas. If absent or empty, the columns of the source.
	//
	// Example: Timestamp, ServiceName, Body
	Select *string `json:"select,omitempty"`

	// Where Filter of the rows. If absent or empty, all rows match. A name that the table does not have may be an alias of `select`. If `select` is empty, it may be an alias in the select of the source.
	//
	// Example: ServiceName:payment SeverityText:error
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of `where`: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
	WhereLanguage *SavedSearchLanguage `json:"whereLanguage,omitempty"`

	// OrderBy Order of the rows, as an SQL list. If absent or empty, newest first.
	//
	// Example: Timestamp DESC
	OrderBy *string `json:"orderBy,omitempty"`

	// Tags Tags of the search, in the order they were sent. If absent, none.
	//
	// Example: ["payment"]
	Tags []string `json:"tags,omitzero"`

	// Filters Selected values that further restrict the rows. If absent, none.
	Filters []SavedSearchFilter `json:"filters,omitzero"`
}

// SearchColumn A column of the rows.
type SearchColumn struct {
	// Name Name of the column, which is a key of the rows.
	//
	// Example: Timestamp
	Name string `json:"name"`

	// Type ClickHouse type of the column.
	//
	// Example: DateTime64(9)
	Type string `json:"type"`
}

// SearchCompareBaseline Rows to compare the selection with. `rest` (default) is all other rows of the same range. `before` is the rows that match the same filter in the preceding range of equal length.
type SearchCompareBaseline string

// SearchCompareRequest Two sets of rows to compare.
type SearchCompareRequest struct {
	// SourceID Id of a searchable source.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// StartTime Start of the selection, inclusive. Formats are the same as for a search.
	//
	// Example: 2026-01-05T10:00:00Z
	StartTime string `json:"startTime"`

	// EndTime End of the selection, inclusive; it must be after the start. Formats are the same as for a search.
	//
	// Example: 2026-01-05T11:00:00Z
	EndTime string `json:"endTime"`

	// Where Filter of the selection, as in a search. If absent or empty, all rows of the range match.
	//
	// Example: SeverityText:error timeout
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of the filter: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
	WhereLanguage *SearchLanguage `json:"whereLanguage,omitempty"`

	// Filters Additional conditions for the rows of the selection, as in a search.
	Filters []SavedSearchFilter `json:"filters,omitzero"`

	// Baseline Rows to compare the selection with. `rest` (default) is all other rows of the same range. `before` is the rows that match the same filter in the preceding range of equal length.
	Baseline *SearchCompareBaseline `json:"baseline,omitempty"`
}

// SearchComparison Values that occur with different frequency in two sets of rows.
type SearchComparison struct {
	// SelectionRows Number of compared rows of the selection.
	//
	// Example: 143
	SelectionRows int64 `json:"selectionRows"`

	// BaselineRows Number of compared rows of the baseline.
	//
	// Example: 20410
	BaselineRows int64 `json:"baselineRows"`

	// Sampled Whether the server has compared only a sample of the rows. Shares are then estimates, and rare values may be missing.
	Sampled bool `json:"sampled"`

	// Differences Up to 20 values, by descending difference of their shares, then by field and value. Empty if either side has no rows, or if no share differs.
	Differences []SearchDifference `json:"differences"`
}

// SearchConfig Rows of a source that match a filter.
type SearchConfig struct {
	// DisplayType Display type of lists of rows.
	DisplayType SearchConfigDisplayType `json:"displayType"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Columns to show, separated by commas. If empty, the columns of the source.
	//
	// Example: Timestamp, ServiceName, Body
	Select string `json:"select"`

	// Where Filter of the rows. If absent or empty, all rows match.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of `where`. If absent, `lucene`; responses always include it.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`
}

// SearchConfigDisplayType Display type of lists of rows.
type SearchConfigDisplayType string

// SearchDifference A value of a field whose share differs between the two sides.
type SearchDifference struct {
	// Field Column or attribute, by its name in filters.
	//
	// Example: ResourceAttributes.k8s.pod.name
	Field string `json:"field"`

	// Value Value as text.
	//
	// Example: checkout-1
	Value string `json:"value"`

	// SelectionShare Share of the rows of the selection with this value, from 0 to 1.
	//
	// Example: 0.84
	SelectionShare float64 `json:"selectionShare"`

	// BaselineShare Share of the rows of the baseline with this value, from 0 to 1.
	//
	// Example: 0.11
	BaselineShare float64 `json:"baselineShare"`
}

// SearchExportFormat Format of the rows. `ndjson` (default) has one JSON object per line for each row, as in search results. Its last line reports the result of the export. `csv` follows RFC 4180, with the column names in the first line. Text is written unchanged, NULL is empty, and arrays and objects are JSON.
type SearchExportFormat string

// SearchExportRequest Rows to export, and the format. The rows are selected as in a search; only `sourceId` is required.
type SearchExportRequest struct {
	// SourceID Id of the source.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// StartTime Start of the range, as in a search.
	//
	// Example: 2026-01-05T10:00:00Z
	StartTime *string `json:"startTime,omitempty"`

	// EndTime End of the range, as in a search.
	//
	// Example: 2026-01-05T11:00:00Z
	EndTime *string `json:"endTime,omitempty"`

	// Where Filter of the rows, as in a search.
	//
	// Example: SeverityText:error timeout
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of the filter: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
	WhereLanguage *SearchLanguage `json:"whereLanguage,omitempty"`

	// Filters Additional conditions for the rows, as in a search.
	Filters []SavedSearchFilter `json:"filters,omitzero"`

	// Select Columns and expressions, as in a search.
	//
	// Example: Timestamp, Body, LogAttributes['http.status'] AS status
	Select *string `json:"select,omitempty"`

	// OrderBy Expressions to order by, as in a search.
	//
	// Example: Timestamp DESC
	OrderBy *string `json:"orderBy,omitempty"`

	// Format Format of the rows. `ndjson` (default) has one JSON object per line for each row, as in search results. Its last line reports the result of the export. `csv` follows RFC 4180, with the column names in the first line. Text is written unchanged, NULL is empty, and arrays and objects are JSON.
	Format *SearchExportFormat `json:"format,omitempty"`

	// Raw Whether to write CSV text without changes. If false, a `'` is put before text that a spreadsheet would treat as a formula. Such text starts with `=`, `+`, `-`, `@`, a full-width form of these (`＝`), a tab, a line feed or a carriage return. Numbers never change.
	Raw *bool `json:"raw,omitempty"`

	// MaxRows Maximum number of rows to write. If absent, 1,000,000.
	MaxRows *int `json:"maxRows,omitempty"`
}

// SearchLanguage Language of the filter: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
type SearchLanguage string

// SearchPattern A group of rows whose messages differ only in times, addresses, ids and numbers.
type SearchPattern struct {
	// Pattern The message with `<*>` in place of each varying part, up to 1,024 characters. Empty for rows without a message.
	//
	// Example: order <*> failed after <*> ms
	Pattern string `json:"pattern"`

	// Count Number of rows with this pattern. An estimate if the result is sampled.
	//
	// Example: 64000
	Count int64 `json:"count"`

	// Share Share of `rows` with this pattern, from 0 to 1.
	//
	// Example: 0.8
	Share float64 `json:"share"`

	// FirstTime Time of the first grouped row with this pattern.
	//
	// Example: 2026-01-05T10:00:00.000Z
	FirstTime core.Time `json:"firstTime"`

	// LastTime Time of the last grouped row with this pattern.
	//
	// Example: 2026-01-05T10:59:58.000Z
	LastTime core.Time `json:"lastTime"`

	// Severity The most frequent severity of the rows; for traces, the most frequent status code. Absent if it is empty, and for sources without `severityTextExpression` or `statusCodeExpression`.
	//
	// Example: error
	Severity *string `json:"severity,omitempty"`

	// Example Message of one of the rows, shortened to 1,024 bytes.
	//
	// Example: order 4711 failed after 35 ms
	Example string `json:"example"`

	// Filter A condition on one column. A new condition has the type `sql` and one of three forms: `column IN (values)`, `column NOT IN (values)` or `column BETWEEN number AND number`. Filters of other types, created elsewhere, can be sent back unchanged.
	Filter *SavedSearchFilter `json:"filter,omitempty"`
}

// SearchPatterns Patterns of the messages of a search.
type SearchPatterns struct {
	// Patterns The most frequent patterns, by descending count, then by pattern.
	Patterns []SearchPattern `json:"patterns"`

	// Rows Number of rows that match the search, including rows of patterns that are not in the list. An estimate if `sampled` is true.
	//
	// Example: 80000
	Rows int64 `json:"rows"`

	// Sampled Whether the server has grouped only some of the rows. Counts and shares are then estimates, and rare patterns may be missing.
	Sampled bool `json:"sampled"`
}

// SearchPatternsRequest Rows whose messages to group. The rows are selected as in a search; only `sourceId` is required.
type SearchPatternsRequest struct {
	// SourceID Id of a searchable source.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// StartTime Start of the range, as in a search.
	//
	// Example: 2026-01-05T10:00:00Z
	StartTime *string `json:"startTime,omitempty"`

	// EndTime End of the range, as in a search.
	//
	// Example: 2026-01-05T11:00:00Z
	EndTime *string `json:"endTime,omitempty"`

	// Where Filter of the rows, as in a search.
	//
	// Example: SeverityText:error timeout
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of the filter: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
	WhereLanguage *SearchLanguage `json:"whereLanguage,omitempty"`

	// Filters Additional conditions for the rows, as in a search.
	Filters []SavedSearchFilter `json:"filters,omitzero"`

	// MaxResults Maximum number of patterns to return. If absent, 50.
	MaxResults *int `json:"maxResults,omitempty"`
}

// SearchRequest A search for rows of a log or trace source. Only `sourceId` is required. Other fields have defaults, some of them from the source.
type SearchRequest struct {
	// SourceID Id of the source.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// StartTime Start of the range, inclusive. If absent or empty, 15 minutes before the end. Formats are the same as for `endTime`.
	//
	// Example: 2026-01-05T10:00:00Z
	StartTime *string `json:"startTime,omitempty"`

	// EndTime End of the range, inclusive; it must be after the start. If absent or empty, the current time. Times are in ISO 8601 format: `2026`, `2026-01` or `2026-01-05`. After a date, a `T` or a space, a time of day can follow: `10:00`, `10:00:11` or `10:00:11.25`. After that, `Z` or an offset such as `+01:00` can follow. Without either, the time is in UTC. Digits after the milliseconds are ignored.
	//
	// Example: 2026-01-05T11:00:00Z
	EndTime *string `json:"endTime,omitempty"`

	// Where Filter of the rows. If absent or empty, all rows match. Bare words search the text of the source. A name that the table does not have may be an alias of `select`. If `select` is absent, it may be an alias in the select of the source. With `upper(ServiceName) AS svc`, for example, `svc:CART` finds rows whose service contains CART. A column, or a path into a column, has precedence over an alias, as with `prefer_column_name_to_alias` in ClickHouse. The search treats an alias of an expression according to its type. An alias of itself or of an aggregate is an error.
	//
	// Example: SeverityText:error timeout
	Where *string `json:"where,omitempty"`

	// WhereLanguage Language of the filter: `lucene` (default) is the search syntax, `sql` is a ClickHouse condition.
	WhereLanguage *SearchLanguage `json:"whereLanguage,omitempty"`

	// Filters Additional conditions for the rows, in the form of the filters of a saved search. If absent, none.
	Filters []SavedSearchFilter `json:"filters,omitzero"`

	// Select Columns and expressions to return, separated by commas, each with an optional alias, or `*`. If absent or empty, the columns of the source. Use the names of the table. Map entries have the form `ResourceAttributes['k8s.pod.name']`. A session source has no default columns, so this field is required for it.
	//
	// Example: Timestamp, Body, LogAttributes['http.status'] AS status
	Select *string `json:"select,omitempty"`

	// OrderBy Expressions to order by, separated by commas, each with an optional `ASC` or `DESC`. If absent or blank, the order of the source. If the source has no order, latest first.
	//
	// Example: Timestamp DESC
	OrderBy *string `json:"orderBy,omitempty"`

	// MaxResults Maximum number of rows to return. If absent, 100.
	MaxResults *int `json:"maxResults,omitempty"`

	// Offset Number of rows to skip. If absent, 0. Rows that arrive between two requests shift the following pages. Use `cursor` for exact pages, or for more than 10,000 rows. Both together are an error.
	Offset *int `json:"offset,omitempty"`

	// Cursor Requests exact pages, without a limit on depth and while new rows arrive. Send an empty text for the first page. For each further page, send the `cursor` of the previous page, with the same source, filter and order. `startTime` and `endTime` can be absent then; the first page determines them. A different time range is an error, and so is a changed source. The server returns each row once, even identical rows. It does not return rows that arrive before the current position in the order. A page with fewer than `maxResults` rows is the last one, until more rows arrive. Cursors do not support rows of aggregates. They do not support ordering by decimals, integers over 64 bits, arrays, maps and tuples.
	//
	// Example: AaH85DY4VP-IjP9Ljnh11gCApMvZ8WaA3oLd8WYBNUMwRThBMUI3RDNGNDkyNkE4QjFDMkQzRTRGNTA2MTd0EzE3Njc2MDcyMTEwMDAwMDAwMDA
	Cursor *string `json:"cursor,omitempty"`

	// RowIds Whether to return the id of each row, which can be used to read the complete row. If absent, false.
	RowIds *bool `json:"rowIds,omitempty"`
}

// SearchResult Rows that match the search.
type SearchResult struct {
	// Data Rows in the requested order.
	Data []SearchRow `json:"data"`

	// Rows Number of rows in `data`. It is not the total number of matching rows.
	Rows int `json:"rows"`

	// Columns Columns of the rows, in order. May be empty if there are no rows.
	Columns []SearchColumn `json:"columns"`

	// Cursor Cursor of the next page, for requests with `cursor`. If the page has no rows, it is the position where this page began. Clients must not interpret it; its format can change between server versions.
	//
	// Example: AaH85DY4VP-IjP9Ljnh11gCApMvZ8WaA3oLd8WYBNUMwRThBMUI3RDNGNDkyNkE4QjFDMkQzRTRGNTA2MTd0EzE3Njc2MDcyMTEwMDAwMDAwMDA
	Cursor *string `json:"cursor,omitempty"`

	// RowIds Ids of the rows in their order, for requests with `rowIds`. An id is valid while the table, the columns and the timestamp of the source do not change. Identical rows have the same id.
	RowIds []SearchRowID `json:"rowIds,omitzero"`
}

// SearchRow A row, as values by column name. ClickHouse names the columns: the alias, the name of a plain column, or an expression such as `arrayElement(LogAttributes, 'http.status')`. If columns have the same name, the row has the last one. Times are text in UTC with all digits of the column type. Numbers beyond 2^53 are text, and NaN and infinity are null. Arrays are arrays. Maps and named tuples are objects, so `Events` is an array of objects.
type SearchRow map[string]interface{}

// SearchRowID Id of a row, from a search result.
//
// Example: AS1xFkK3JrBEAWJ8qfusMvU1QzBFOEExQjdEM0Y0OTI2QThCMUMyRDNFNEY1MDYxN3QTMTc2NzYwNzIxMTAwMDAwMDAwMA
type SearchRowID = string

// SearchRowRequest Row to return.
type SearchRowRequest struct {
	// SourceID Id of the searched source.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID string `json:"sourceId"`

	// RowID Id of a row, from a search result.
	//
	// Example: AS1xFkK3JrBEAWJ8qfusMvU1QzBFOEExQjdEM0Y0OTI2QThCMUMyRDNFNEY1MDYxN3QTMTc2NzYwNzIxMTAwMDAwMDAwMA
	RowID SearchRowID `json:"rowId"`
}

// SearchRowResult A complete row.
type SearchRowResult struct {
	// Data A row, as values by column name. ClickHouse names the columns: the alias, the name of a plain column, or an expression such as `arrayElement(LogAttributes, 'http.status')`. If columns have the same name, the row has the last one. Times are text in UTC with all digits of the column type. Numbers beyond 2^53 are text, and NaN and infinity are null. Arrays are arrays. Maps and named tuples are objects, so `Events` is an array of objects.
	Data SearchRow `json:"data"`

	// Columns Columns of the row, in the order of the table.
	Columns []SearchColumn `json:"columns"`
}

// Select Values to show.
type Select = []SelectItem

// SelectItem A value that aggregates rows.
type SelectItem struct {
	// AggFn Function that aggregates the rows of a bucket into one value. `last_value` is the value of the latest row, and `any` the value of an arbitrary row. `none` uses the expression as the complete aggregate, such as `sum(Duration)`. For metrics, each time series first becomes one value per bucket, and the function aggregates these values. Histograms support only `quantile` and `count`. The value of a gauge is its last value in the bucket. This is also true for a cumulative sum that is not monotonic, such as a number of connections. The value of a monotonic sum (a counter) is its increase in the bucket. With delta temporality, it is the sum of the values. `increase` is the increase of the counters of a sum metric. A metric with points but without counters is an error. With `increase`, a chart keeps the 20 groups with the highest bucket and drops groups with an empty name. Tiles and alerts keep all groups.
	AggFn AggregationFunction `json:"aggFn"`

	// Where Filter of the rows. If absent or empty, all rows match.
	Where *Where `json:"where,omitempty"`

	// WhereLanguage Language of `where`. If absent, `lucene`; responses always include it.
	WhereLanguage *WhereLanguage `json:"whereLanguage,omitempty"`

	// ValueExpression Expression to aggregate. `count` does not allow it. Every other function requires it, unless `metricName` and `metricType` are given: then the value of the metric is aggregated.
	ValueExpression *string `json:"valueExpression,omitempty"`

	// Alias Name to show.
	Alias *string `json:"alias,omitempty"`

	// Level Quantile to compute. Only with `quantile`.
	Level *QuantileLevel `json:"level,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// MetricType Kind of metric. The value `exponential histogram` contains a space.
	MetricType *MetricType `json:"metricType,omitempty"`

	// MetricName Name of the metric, for metric sources. Requires `metricType`.
	MetricName *string `json:"metricName,omitempty"`

	// PeriodAggFn Shows the change of gauges. It affects only metrics of the type `gauge`, because the increase of a counter is already a change. Like `delta()` in Prometheus, it is the last value of a time series in the bucket minus the first, extrapolated to the whole bucket. `aggFn` aggregates the changes of all time series, and `count` counts time series with a change. A time series with fewer than two points in a bucket has no change there. If no time series has a change, the value is null. Without buckets, it is the change over the whole range.
	PeriodAggFn *SelectItemPeriodAggFn `json:"periodAggFn,omitempty"`
}

// SelectItemPeriodAggFn Shows the change of gauges. It affects only metrics of the type `gauge`, because the increase of a counter is already a change. Like `delta()` in Prometheus, it is the last value of a time series in the bucket minus the first, extrapolated to the whole bucket. `aggFn` aggregates the changes of all time series, and `count` counts time series with a change. A time series with fewer than two points in a bucket has no change there. If no time series has a change, the value is null. Without buckets, it is the change over the whole range.
type SelectItemPeriodAggFn string

// SelectOne Value to show; exactly one.
type SelectOne = []SelectItem

// SeriesLimit Maximum number of series, largest first. 0 keeps all. If absent, a default limit applies. The size of a series is the total of its first shown value over all buckets. For a gauge and for `last_value`, it is the latest value instead. The same applies to a formula that uses only such values. Null, NaN and infinite values do not count. For raw SQL, the first numeric column is summed.
type SeriesLimit = int

// ServerState Whether a component of the server is working.
type ServerState string

// Service A service of the organization, with a stack of its own.
type Service struct {
	// ID Id of the service, as used in paths.
	ID string `json:"id"`

	// Name Name, unique in the organization.
	Name string `json:"name"`

	// CreatedAt Time when the service was created.
	CreatedAt core.Time `json:"createdAt"`
}

// Session The caller, and the features and limits of the server.
type Session struct {
	// Person A person.
	Person SessionPerson `json:"person"`

	// Team The team of the key.
	Team Team `json:"team"`

	// Version Version of the server.
	Version string `json:"version"`

	// Limits Limits of the server.
	Limits SessionLimits `json:"limits"`

	// Features Optional features that the operator has enabled.
	Features SessionFeatures `json:"features"`
}

// SessionCreate Credentials for signing in.
type SessionCreate struct {
	// Email Email address of the person.
	Email string `json:"email"`

	// Password Password of the person.
	Password string `json:"password"`
}

// SessionFeatures Optional features that the operator has enabled.
type SessionFeatures struct {
	// Email Whether webhooks of the service `email` are available.
	Email bool `json:"email"`

	// Otlp Addresses where the server receives OTLP telemetry. A container or a proxy may publish other ports. Absent if the server receives none.
	Otlp *SessionOTLP `json:"otlp,omitempty"`
}

// SessionLimits Limits of the server.
type SessionLimits struct {
	// RequestsPerMinute Maximum number of requests per minute for a session. 0 means no limit.
	RequestsPerMinute int `json:"requestsPerMinute"`

	// BodyBytes Maximum size of a request body in bytes.
	BodyBytes int `json:"bodyBytes"`
}

// SessionOTLP Addresses where the server receives OTLP telemetry. A container or a proxy may publish other ports. Absent if the server receives none.
type SessionOTLP struct {
	// HTTP Port for OTLP over HTTP.
	//
	// Example: 4318
	HTTP *int `json:"http,omitempty"`

	// HTTPHost Host for OTLP over HTTP: the address of the receiver, or the host of `--public-url`. Absent if the receiver listens on all interfaces and no public URL is configured. In that case, use the host of the API.
	//
	// Example: o.example.com
	HTTPHost *string `json:"httpHost,omitempty"`

	// Grpc Port for OTLP over gRPC.
	//
	// Example: 4317
	Grpc *int `json:"grpc,omitempty"`

	// GrpcHost Host for OTLP over gRPC, with the rules of `httpHost`.
	//
	// Example: o.example.com
	GrpcHost *string `json:"grpcHost,omitempty"`

	// TLS Whether the receivers use TLS.
	TLS bool `json:"tls"`
}

// SessionPerson A person.
type SessionPerson struct {
	// ID Id of the person.
	ID string `json:"id"`

	// Email Email address in lower case.
	Email string `json:"email"`

	// Name Name. Empty if none is known.
	Name string `json:"name"`

	// Role Role of the person.
	Role string `json:"role"`
}

// SessionSource A table of browser sessions of a trace source.
type SessionSource struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind SessionSourceKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// TraceSourceID Id of the trace source of the sessions.
	TraceSourceID string `json:"traceSourceId"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`
}

// SessionSourceKind Kind of the source.
type SessionSourceKind string

// SessionSourceWrite A table of browser sessions of a trace source.
type SessionSourceWrite struct {
	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind SessionSourceWriteKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// TraceSourceID Id of the trace source of the sessions.
	TraceSourceID string `json:"traceSourceId"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`
}

// SessionSourceWriteKind Kind of the source.
type SessionSourceWriteKind string

// SetUp The token of a link, and the values it sets.
type SetUp struct {
	// Token Token of the link, which follows `#token=`.
	Token string `json:"token"`

	// Name Name of the owner. Required with a set-up link.
	Name *string `json:"name,omitempty"`

	// Email Email address of the owner. Required with a set-up link. The server converts it to lower case.
	Email *string `json:"email,omitempty"`

	// Password New password: 12 to 256 characters of any kind. The server refuses common passwords, sequences, and the name or address of the person.
	Password string `json:"password"`
}

// ShowOperands Whether to show the values that formulas use, too. If absent, true. Has an effect only with formulas.
type ShowOperands = bool

// SignIn A session of the caller.
type SignIn struct {
	// ID Id of the session. It is not the secret of the session.
	ID string `json:"id"`

	// IsCurrent Whether this is the session of the request.
	IsCurrent bool `json:"isCurrent"`

	// CreatedAt Time when the person signed in.
	CreatedAt core.Time `json:"createdAt"`

	// UsedAt Time when the session was last used, to the minute.
	UsedAt core.Time `json:"usedAt"`

	// ExpireAt Time when the session expires if it is not used.
	ExpireAt core.Time `json:"expireAt"`

	// Address Address that last used the session. Empty if it is not known.
	Address string `json:"address"`

	// UserAgent User agent of the client that signed in.
	UserAgent string `json:"userAgent"`
}

// SortOrder Direction of a sort.
type SortOrder string

// Source A table of telemetry and the expressions to read it. `kind` is the kind of telemetry.
type Source struct {
	union json.RawMessage
}

// SourceConnection Id of the connection for the tables.
//
// Example: 65f5e4a3b9e77c001a200001
type SourceConnection = string

// SourceDisabled Whether selection lists hide the source. If absent, false.
type SourceDisabled = bool

// SourceIdentity Fields that all sources have in responses.
type SourceIdentity struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`
}

// SourceKind Kind of telemetry in a source.
type SourceKind string

// SourceName Name. It need not be unique.
//
// Example: Logs
type SourceName = string

// SourceSection Title of the group in the list of sources.
type SourceSection = string

// SourceTable Table of the source.
type SourceTable struct {
	// DatabaseName Name of the database.
	//
	// Example: default
	DatabaseName DatabaseName `json:"databaseName"`

	// TableName Name of the table.
	//
	// Example: otel_logs
	TableName string `json:"tableName"`
}

// SourceWrite A source to create or update. `kind` determines its fields.
type SourceWrite struct {
	union json.RawMessage
}

// Span A span. Fields without an expression in the source are absent.
type Span struct {
	// Timestamp Start of the span, in nanoseconds since 1970.
	//
	// Example: 1767607211000000000
	Timestamp string `json:"timestamp"`

	// Duration Duration of the span in nanoseconds.
	//
	// Example: 1250500000
	Duration *string `json:"duration,omitempty"`

	// SpanID Id of the span.
	//
	// Example: 00f067aa0ba902b7
	SpanID *string `json:"spanId,omitempty"`

	// ParentSpanID Id of the parent span. Empty if there is none.
	//
	// Example: 00f067aa0ba902b7
	ParentSpanID *string `json:"parentSpanId,omitempty"`

	// Name Name of the span.
	//
	// Example: POST /orders
	Name *string `json:"name,omitempty"`

	// Kind Kind of the span, such as `Server`.
	//
	// Example: Server
	Kind *string `json:"kind,omitempty"`

	// Service Name of the service.
	//
	// Example: checkout
	Service *string `json:"service,omitempty"`

	// StatusCode Status code of the span, such as `Error`.
	//
	// Example: Error
	StatusCode *string `json:"statusCode,omitempty"`

	// StatusMessage Status message of the span.
	//
	// Example: timeout
	StatusMessage *string `json:"statusMessage,omitempty"`

	// Attributes Attributes of the span.
	Attributes map[string]interface{} `json:"attributes,omitempty"`

	// ResourceAttributes Attributes of the resource that sent the span or log.
	ResourceAttributes map[string]interface{} `json:"resourceAttributes,omitempty"`

	// Events Events of the span.
	Events []SpanEvent `json:"events,omitzero"`
}

// SpanEvent An event of a span.
type SpanEvent struct {
	// Timestamp Time of the event, in nanoseconds since 1970.
	//
	// Example: 1767607211250000000
	Timestamp string `json:"timestamp"`

	// Name Name of the event.
	//
	// Example: exception
	Name string `json:"name"`

	// Attributes Attributes of the span.
	Attributes map[string]interface{} `json:"attributes"`
}

// SQLConfig Fields that all raw SQL configs share.
type SQLConfig struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// SQLConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
type SQLConfigType string

// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
//
// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
type SQLTemplate = string

// StackedBarBuilderConfig Stacked bars over time, by selected value and group.
type StackedBarBuilderConfig struct {
	// AsRatio Whether to show the first value divided by the second. Requires exactly two values. If absent, false.
	AsRatio *AsRatio `json:"asRatio,omitempty"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// FillNulls Whether to draw buckets without rows as 0. If absent, true.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// Select Values to show.
	Select Select `json:"select"`

	// GroupBy Columns or expressions to group by, separated by commas.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// AlignDateRangeToGranularity Whether to extend the time range to full buckets. If absent, true.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SeriesLimit Maximum number of series, largest first. 0 keeps all. If absent, a default limit applies. The size of a series is the total of its first shown value over all buckets. For a gauge and for `last_value`, it is the latest value instead. The same applies to a formula that uses only such values. Null, NaN and infinite values do not count. For raw SQL, the first numeric column is summed.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`

	// Formulas Values computed from the selected values. An empty list means none. Cannot be combined with `asRatio`.
	Formulas Formulas `json:"formulas,omitzero"`

	// ShowOperandSeries Whether to show the values that formulas use, too. If absent, true. Has an effect only with formulas.
	ShowOperandSeries *ShowOperands `json:"showOperandSeries,omitempty"`
}

// StackedBarConfig Stacked bars over time.
type StackedBarConfig struct {
	// DisplayType Display type of stacked bar charts.
	DisplayType StackedBarConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// StackedBarConfigDisplayType Display type of stacked bar charts.
type StackedBarConfigDisplayType string

// StackedBarSQLConfig Stacked bars over time from raw SQL.
type StackedBarSQLConfig struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// FillNulls Whether to draw buckets without rows as 0. If absent, true.
	FillNulls *FillNulls `json:"fillNulls,omitempty"`

	// AlignDateRangeToGranularity Whether to extend the time range to full buckets. If absent, true.
	AlignDateRangeToGranularity *AlignDateRange `json:"alignDateRangeToGranularity,omitempty"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SeriesLimit Maximum number of series, largest first. 0 keeps all. If absent, a default limit applies. The size of a series is the total of its first shown value over all buckets. For a gauge and for `last_value`, it is the latest value instead. The same applies to a formula that uses only such values. Null, NaN and infinite values do not count. For raw SQL, the first numeric column is summed.
	SeriesLimit *SeriesLimit `json:"seriesLimit,omitempty"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// Star A starred resource. It may have been deleted.
type Star struct {
	// Kind Kind of the resource.
	Kind StarKind `json:"kind"`

	// ID Id of the resource.
	//
	// Example: 65f5e4a3b9e77c001a300001
	ID string `json:"id"`
}

// StarKind Kind of the resource.
type StarKind string

// StaticListFilter A filter by a fixed list of values. Raw SQL uses the selected values as a variable.
type StaticListFilter struct {
	// ID Id of the filter. The server replaces unknown ids in an update.
	//
	// Example: 65f5e4a3b9e77c001a700001
	ID FilterID `json:"id"`

	// Type Kind of the filter.
	Type StaticListFilterType `json:"type"`

	// Name Name to show. It is also the name of the variable if `variableName` is absent.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// Options Values that viewers can select, in the order of the list.
	//
	// Example: ["production","staging"]
	Options FilterOptions `json:"options"`

	// IsBroadcastEnabled Whether the selected values filter the queries of tiles. Always false for this type.
	IsBroadcastEnabled *FilterNoBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the selected values as a variable. Always true for this type.
	IsVariableEnabled *FilterAlwaysVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that raw SQL can use as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`

	// MinSelections Minimum number of selected values. With 1 or more, the filter is required: until enough values are selected, the tiles that use the filter wait. If absent or 0, the filter is not required. Absent in responses unless the filter is required. It does not affect queries over the API.
	//
	// Example: 1
	MinSelections *FilterMinSelections `json:"minSelections,omitempty"`

	// IsGlobalRequirement Whether all tiles of the dashboard wait for a required filter, and not only the tiles that use it. If absent, false. Absent in responses unless the filter is required.
	IsGlobalRequirement *FilterGlobalRequirement `json:"isGlobalRequirement,omitempty"`
}

// StaticListFilterType Kind of the filter.
type StaticListFilterType string

// StaticListFilterCreate A filter by a fixed list of values. Raw SQL uses the selected values as a variable.
type StaticListFilterCreate struct {
	// Type Kind of the filter.
	Type StaticListFilterCreateType `json:"type"`

	// Name Name to show. It is also the name of the variable if `variableName` is absent.
	//
	// Example: Service
	Name FilterName `json:"name"`

	// Options Values that viewers can select, in the order of the list.
	//
	// Example: ["production","staging"]
	Options FilterOptions `json:"options"`

	// IsBroadcastEnabled Whether the selected values filter the queries of tiles. Always false for this type.
	IsBroadcastEnabled *FilterNoBroadcast `json:"isBroadcastEnabled,omitempty"`

	// IsVariableEnabled Whether raw SQL can use the selected values as a variable. Always true for this type.
	IsVariableEnabled *FilterAlwaysVariable `json:"isVariableEnabled,omitempty"`

	// VariableName Name of the variable, unique in the dashboard. Only for filters that raw SQL can use as a variable.
	//
	// Example: service
	VariableName *FilterVariableName `json:"variableName,omitempty"`

	// MinSelections Minimum number of selected values. With 1 or more, the filter is required: until enough values are selected, the tiles that use the filter wait. If absent or 0, the filter is not required. Absent in responses unless the filter is required. It does not affect queries over the API.
	//
	// Example: 1
	MinSelections *FilterMinSelections `json:"minSelections,omitempty"`

	// IsGlobalRequirement Whether all tiles of the dashboard wait for a required filter, and not only the tiles that use it. If absent, false. Absent in responses unless the filter is required.
	IsGlobalRequirement *FilterGlobalRequirement `json:"isGlobalRequirement,omitempty"`
}

// StaticListFilterCreateType Kind of the filter.
type StaticListFilterCreateType string

// StoreState Whether the metadata store is working. In state `read-only`, the server answers reads and refuses writes.
type StoreState string

// Success The operation has succeeded.
type Success struct {
	// Success Always true.
	Success bool `json:"success"`
}

// TableBuilderConfig A table with a row for each group and a column for each selected value.
type TableBuilderConfig struct {
	// AsRatio Whether to show the first value divided by the second. Requires exactly two values. If absent, false.
	AsRatio *AsRatio `json:"asRatio,omitempty"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID ObjectID `json:"sourceId"`

	// Select Values to show.
	Select Select `json:"select"`

	// GroupBy Columns or expressions to group by, separated by commas.
	//
	// Example: ServiceName
	GroupBy *GroupBy `json:"groupBy,omitempty"`

	// Having Condition on the groups, such as `count() > 10`.
	Having *string `json:"having,omitempty"`

	// OrderBy Columns or expressions to order by, separated by commas, each with `ASC` or `DESC`.
	//
	// Example: count() DESC
	OrderBy *OrderBy `json:"orderBy,omitempty"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// GroupByColumnsOnLeft Whether group columns come before value columns. If absent, false.
	GroupByColumnsOnLeft *bool `json:"groupByColumnsOnLeft,omitempty"`

	// OnClick Target of a click on a row.
	OnClick *OnClick `json:"onClick,omitempty"`

	// Formulas Values computed from the selected values. An empty list means none. Cannot be combined with `asRatio`.
	Formulas Formulas `json:"formulas,omitzero"`

	// ShowOperandSeries Whether to show the values that formulas use, too. If absent, true. Has an effect only with formulas.
	ShowOperandSeries *ShowOperands `json:"showOperandSeries,omitempty"`
}

// TableConfig A table of groups and values.
type TableConfig struct {
	// DisplayType Display type of tables.
	DisplayType TableConfigDisplayType `json:"displayType"`
	union       json.RawMessage
}

// TableConfigDisplayType Display type of tables.
type TableConfigDisplayType string

// TableSQLConfig Result of raw SQL as a table.
type TableSQLConfig struct {
	// ConfigType Config type of raw SQL. The server refuses other values; builder configs have no config type.
	ConfigType SQLConfigType `json:"configType"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// ColumnFormats Number formats of individual columns, by column name in the result. They have precedence over `numberFormat`. Without either, integers are written in full.
	ColumnFormats map[string]NumberFormat `json:"columnFormats,omitempty"`

	// ConnectionID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ConnectionID ObjectID `json:"connectionId"`

	// OnClick Target of a click on a row.
	OnClick *OnClick `json:"onClick,omitempty"`

	// SQLTemplate SQL text. The server expands macros, variables and parameters when it runs the query, not when it saves the tile. Macros are, for example, `$__timeFilter(col)`, `$__timeInterval(col)` and `$__filters`. An example of a variable is `$service`, and of a parameter `{intervalSeconds:Int64}`.
	//
	// Example: SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
	SQLTemplate SQLTemplate `json:"sqlTemplate"`

	// SourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	SourceID *ObjectID `json:"sourceId,omitempty"`
}

// Team The team of the key.
type Team struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name of the team.
	Name string `json:"name"`
}

// TeamInvitation An open invitation to the team.
type TeamInvitation struct {
	// ID Id of the invitation.
	ID string `json:"id"`

	// CreatedAt Time when the person was invited. The invitation expires 30 days later.
	CreatedAt core.Time `json:"createdAt"`

	// Email Email address of the invited person, in lower case.
	Email string `json:"email"`

	// Name Name for the greeting. Absent if none was given.
	Name *string `json:"name,omitempty"`

	// Role Role of a person. A `viewer` reads and queries. An `editor` also changes dashboards, alerts, saved searches and sources. An `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`

	// URL Link to accept the invitation.
	URL string `json:"url"`
}

// TeamInvitationMade An invitation, either new or an earlier one for the same address.
type TeamInvitationMade struct {
	// Email Email address of the invited person, in lower case.
	Email string `json:"email"`

	// InvitationID Id of the invitation.
	InvitationID string `json:"invitationId"`

	// Status The person has not accepted yet.
	Status TeamInvitationMadeStatus `json:"status"`

	// Role Role of a person. A `viewer` reads and queries. An `editor` also changes dashboards, alerts, saved searches and sources. An `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`

	// URL Link to accept the invitation. Everyone who has the link can join, so keep it private.
	URL string `json:"url"`
}

// TeamInvitationMadeStatus The person has not accepted yet.
type TeamInvitationMadeStatus string

// TeamInvitationWrite The person to invite.
type TeamInvitationWrite struct {
	// Email Email address of the person. The server converts it to lower case.
	//
	// Example: bob@example.com
	Email string `json:"email"`

	// Name Name for the greeting.
	//
	// Example: Bob
	Name *string `json:"name,omitempty"`

	// Role Role of a person. A `viewer` reads and queries. An `editor` also changes dashboards, alerts, saved searches and sources. An `admin` does everything.
	//
	// Example: editor
	Role *PersonRole `json:"role,omitempty"`
}

// TeamMember A person of the team.
type TeamMember struct {
	// ID Id of the person.
	ID string `json:"id"`

	// Email Email address in lower case.
	Email string `json:"email"`

	// Name Name. Absent if none is known.
	Name *string `json:"name,omitempty"`

	// Role Role of a person. A `viewer` reads and queries. An `editor` also changes dashboards, alerts, saved searches and sources. An `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`

	// IsCurrentUser Whether this person is the caller.
	IsCurrentUser bool `json:"isCurrentUser"`
}

// TeamMemberUpdate New role of a person.
type TeamMemberUpdate struct {
	// Role Role of a person. A `viewer` reads and queries. An `editor` also changes dashboards, alerts, saved searches and sources. An `admin` does everything.
	//
	// Example: editor
	Role PersonRole `json:"role"`
}

// TextIndexUse Whether bare words use a text index of the implicit column.
type TextIndexUse string

// Tile A chart, table, number, list or text on a dashboard.
type Tile struct {
	// ID Id of the tile. Alerts refer to it.
	//
	// Example: 65f5e4a3b9e77c001a400001
	ID string `json:"id"`

	// X Column of the left edge, on a grid of 24 columns.
	//
	// Example: 0
	X TileX `json:"x"`

	// Y Row of the top edge.
	//
	// Example: 0
	Y TileY `json:"y"`

	// W Width in grid columns.
	//
	// Example: 12
	W TileWidth `json:"w"`

	// H Height in grid rows.
	//
	// Example: 4
	H TileHeight `json:"h"`

	// Name Title of the tile.
	Name string `json:"name"`

	// Config Content of a tile. `displayType` selects the form. Most types either use the builder with a source, or raw SQL on a connection (`configType` is `sql`). The server drops keys of other types. For all types, it refuses a ratio without exactly two selected values, and an invalid formula.
	Config TileConfig `json:"config"`

	// ContainerID Id of the container of the tile.
	ContainerID *TileContainer `json:"containerId,omitempty"`

	// TabID Id of the tab in the container. Requires `containerId`.
	TabID *TileTab `json:"tabId,omitempty"`
}

// TileColumn A column of a tile's data.
type TileColumn struct {
	// Name Name of the column, unique in the tile.
	//
	// Example: errors
	Name string `json:"name"`

	// Type ClickHouse type of the column. `Nothing` if there are no rows to determine it. Values of every type may be null.
	//
	// Example: UInt64
	Type string `json:"type"`

	// Role Role of the column. `time` is the start of the bucket, or the time of a row in a list. `group` is a grouping column. `value` is a plotted value. `other` is another column of a list.
	Role TileColumnRole `json:"role"`

	// NumberFormat Format of numbers. Without `mantissa`, `average` and `thousandSeparated`, numbers are abbreviated to three significant digits, as in 1.23M. Sizes, rates and durations get a unit that fits the value, as in 512 MiB or 45.6 ms.
	NumberFormat *NumberFormat `json:"numberFormat,omitempty"`

	// Previous Whether the values are from the previous period. Their times are shifted to the current period.
	Previous *bool `json:"previous,omitempty"`

	// NoValue Reason why the first null value of the column is null, for example a division by zero. Absent if every row has a value.
	//
	// Example: division by zero
	NoValue *string `json:"noValue,omitempty"`
}

// TileColumnRole Role of the column. `time` is the start of the bucket, or the time of a row in a list. `group` is a grouping column. `value` is a plotted value. `other` is another column of a list.
type TileColumnRole string

// TileConfig Content of a tile. `displayType` selects the form. Most types either use the builder with a source, or raw SQL on a connection (`configType` is `sql`). The server drops keys of other types. For all types, it refuses a ratio without exactly two selected values, and an invalid formula.
type TileConfig struct {
	union json.RawMessage
}

// TileContainer Id of the container of the tile.
type TileContainer = string

// TileData Data of a tile as a table of columns and rows. A tile over time has a row for each bucket and group. Other tiles have a row for each group; a number has one row. A heatmap has a row for each cell, with the bounds `from` and `to` of its values. Searches and event patterns return lists of rows.
type TileData struct {
	// DisplayType Display type of the tile, as in its config.
	DisplayType TileDataDisplayType `json:"displayType"`

	// StartTime Start of the queried range, in milliseconds since 1970. For a tile over time, the server extends the requested range to full buckets, unless the config disables this.
	//
	// Example: 1767607200000
	StartTime int64 `json:"startTime"`

	// EndTime End of the queried range, in milliseconds since 1970.
	//
	// Example: 1767610800000
	EndTime int64 `json:"endTime"`

	// Granularity Width of the buckets. Present only for tiles over time.
	//
	// Example: 5m
	Granularity *string `json:"granularity,omitempty"`

	// Columns Columns, in the order of the values in a row.
	Columns []TileColumn `json:"columns"`

	// Rows Rows. Values have the same form as in search results: times are text in UTC, numbers beyond 2^53 are text, and NaN and infinity are null. A ratio or formula is null if it divides by zero or an operand is missing.
	Rows []TileRow `json:"rows"`
}

// TileDataDisplayType Display type of the tile, as in its config.
type TileDataDisplayType string

// TileHeight Height in grid rows.
//
// Example: 4
type TileHeight = float64

// TilePreview An unsaved tile and the time range to query.
type TilePreview struct {
	// Config Content of a tile. `displayType` selects the form. Most types either use the builder with a source, or raw SQL on a connection (`configType` is `sql`). The server drops keys of other types. For all types, it refuses a ratio without exactly two selected values, and an invalid formula.
	Config TileConfig `json:"config"`

	// StartTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// EndTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Granularity Width of a time bucket. `auto` chooses a width that gives about 60 buckets for the range.
	Granularity *ChartGranularity `json:"granularity,omitempty"`

	// DashboardFilters Filters of the dashboard of the tile, as in the dashboard. If absent, none.
	DashboardFilters []Filter `json:"dashboardFilters,omitzero"`

	// Filters Selected values of the filters in `dashboardFilters`, by filter id. An absent filter has no selection.
	Filters []TileQueryFilter `json:"filters,omitzero"`

	// RowFilters Additional conditions for the rows, in the form of the filters of a saved search. In raw SQL, `$__filters` inserts them; without that macro they have no effect. If absent, none.
	//
	// Example: [{"condition":"ServiceName IN ('checkout')","type":"sql"}]
	RowFilters TileRowFilters `json:"rowFilters,omitzero"`
}

// TileQuery Time range of a tile, and the selected values of the dashboard filters.
type TileQuery struct {
	// StartTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	StartTime ChartTimestamp `json:"startTime"`

	// EndTime Time in milliseconds since 1970-01-01 UTC, with at least 13 digits.
	//
	// Example: 1767607200000
	EndTime ChartTimestamp `json:"endTime"`

	// Granularity Width of a time bucket. `auto` chooses a width that gives about 60 buckets for the range.
	Granularity *ChartGranularity `json:"granularity,omitempty"`

	// Filters Selected values of the dashboard filters. An absent filter has no selection.
	Filters []TileQueryFilter `json:"filters,omitzero"`

	// RowFilters Additional conditions for the rows, in the form of the filters of a saved search. In raw SQL, `$__filters` inserts them; without that macro they have no effect. If absent, none.
	//
	// Example: [{"condition":"ServiceName IN ('checkout')","type":"sql"}]
	RowFilters TileRowFilters `json:"rowFilters,omitzero"`
}

// TileQueryFilter Selected values of a dashboard filter.
type TileQueryFilter struct {
	// ID Id of the filter. An id that the dashboard does not have is an error.
	//
	// Example: 65f5e4a3b9e77c001a700001
	ID string `json:"id"`

	// Values Selected values. If empty, the filter has no effect.
	//
	// Example: ["checkout"]
	Values []string `json:"values"`
}

// TileRow Values of a row, one for each column.
type TileRow = []any

// TileRowFilters Additional conditions for the rows, in the form of the filters of a saved search. In raw SQL, `$__filters` inserts them; without that macro they have no effect. If absent, none.
//
// Example: [{"condition":"ServiceName IN ('checkout')","type":"sql"}]
type TileRowFilters = []SavedSearchFilter

// TileTab Id of the tab in the container. Requires `containerId`.
type TileTab = string

// TileWidth Width in grid columns.
//
// Example: 12
type TileWidth = float64

// TileWrite A tile to create or update. It has exactly one of `config` and the older form `series`.
type TileWrite struct {
	// ID In an update, id of the stored tile to replace. The server replaces other ids. Two tiles must not have the same id.
	//
	// Example: 65f5e4a3b9e77c001a400001
	ID *string `json:"id,omitempty"`

	// X Column of the left edge, on a grid of 24 columns.
	//
	// Example: 0
	X TileX `json:"x"`

	// Y Row of the top edge.
	//
	// Example: 0
	Y TileY `json:"y"`

	// W Width in grid columns.
	//
	// Example: 12
	W TileWidth `json:"w"`

	// H Height in grid rows.
	//
	// Example: 4
	H TileHeight `json:"h"`

	// Name Title of the tile. May be empty.
	//
	// Example: Errors
	Name string `json:"name"`

	// Config Content of a tile. `displayType` selects the form. Most types either use the builder with a source, or raw SQL on a connection (`configType` is `sql`). The server drops keys of other types. For all types, it refuses a ratio without exactly two selected values, and an invalid formula.
	Config *TileConfig `json:"config,omitempty"`

	// ContainerID Id of the container of the tile.
	ContainerID *TileContainer `json:"containerId,omitempty"`

	// TabID Id of the tab in the container. Requires `containerId`.
	TabID *TileTab `json:"tabId,omitempty"`

	// Series Older form of `config`: series of one type. The server converts them into a `config`, which it returns.
	// Deprecated: this property has been marked as deprecated upstream, but no `x-deprecated-reason` was set
	Series []LegacySeries `json:"series,omitzero"`

	// AsRatio Whether to show the first of two series divided by the second. Only with `series`.
	// Deprecated: this property has been marked as deprecated upstream, but no `x-deprecated-reason` was set
	AsRatio *bool `json:"asRatio,omitempty"`
}

// TileX Column of the left edge, on a grid of 24 columns.
//
// Example: 0
type TileX = float64

// TileY Row of the top edge.
//
// Example: 0
type TileY = float64

// TimestampExpression Timestamp columns that time ranges are compared with, separated by commas.
//
// Example: Timestamp
type TimestampExpression = string

// Trace Spans and logs of a trace.
type Trace struct {
	// TraceID Id of the trace.
	//
	// Example: 4bf92f3577b34da6a3ce929d0e0e4736
	TraceID string `json:"traceId"`

	// Spans Spans, ordered by start and then by id.
	Spans []Span `json:"spans"`

	// Logs Logs, ordered by time. Empty if the trace source has no log source with an expression for trace ids.
	Logs []TraceLog `json:"logs"`

	// Truncated Whether spans or logs were omitted.
	Truncated bool `json:"truncated"`
}

// TraceLog A log of a trace. Fields without an expression in the source are absent.
type TraceLog struct {
	// Timestamp Time of the event, in nanoseconds since 1970.
	//
	// Example: 1767607211300000000
	Timestamp string `json:"timestamp"`

	// SpanID Id of the span of the log. Empty if there is none.
	//
	// Example: 00f067aa0ba902b7
	SpanID *string `json:"spanId,omitempty"`

	// Service Name of the service.
	//
	// Example: checkout
	Service *string `json:"service,omitempty"`

	// Severity Severity text of the log.
	//
	// Example: error
	Severity *string `json:"severity,omitempty"`

	// SeverityNumber Severity number of the OpenTelemetry log data model, from 1 to 24. 0 if it is unknown. Absent unless the table has an integer column `SeverityNumber`.
	//
	// Example: 17
	SeverityNumber *int `json:"severityNumber,omitempty"`

	// Body Text of the log.
	//
	// Example: timeout
	Body *string `json:"body,omitempty"`

	// Attributes Attributes of the span.
	Attributes map[string]interface{} `json:"attributes,omitempty"`

	// ResourceAttributes Attributes of the resource that sent the span or log.
	ResourceAttributes map[string]interface{} `json:"resourceAttributes,omitempty"`
}

// TraceSource A table of spans.
type TraceSource struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind TraceSourceKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Default columns of a search, separated by commas.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// DurationExpression Expression of the span duration.
	DurationExpression string `json:"durationExpression"`

	// DurationPrecision Number of decimal places of the duration unit: 3 for milliseconds (default), 6 for microseconds, 9 for nanoseconds.
	DurationPrecision *float64 `json:"durationPrecision,omitempty"`

	// TraceIDExpression Expression of the trace id.
	TraceIDExpression string `json:"traceIdExpression"`

	// SpanIDExpression Expression of the span id.
	SpanIDExpression string `json:"spanIdExpression"`

	// ParentSpanIDExpression Expression of the id of the parent span.
	ParentSpanIDExpression string `json:"parentSpanIdExpression"`

	// SpanNameExpression Expression of the span name.
	SpanNameExpression string `json:"spanNameExpression"`

	// SpanKindExpression Expression of the span kind.
	SpanKindExpression string `json:"spanKindExpression"`

	// LogSourceID Id of the related log source, or null.
	LogSourceID nullable.Nullable[string] `json:"logSourceId,omitempty"`

	// SampleRateExpression Expression of the number of spans that a row represents.
	SampleRateExpression *string `json:"sampleRateExpression,omitempty"`

	// SessionSourceID Id of the related session source.
	SessionSourceID *string `json:"sessionSourceId,omitempty"`

	// MetricSourceID Id of the related metric source.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// StatusCodeExpression Expression of the span status code.
	StatusCodeExpression *string `json:"statusCodeExpression,omitempty"`

	// StatusMessageExpression Expression of the span status message.
	StatusMessageExpression *string `json:"statusMessageExpression,omitempty"`

	// ServiceNameExpression Expression of the service name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// EventAttributesExpression Expression of the map of span attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// SpanEventsValueExpression Expression of the span events.
	SpanEventsValueExpression *string `json:"spanEventsValueExpression,omitempty"`

	// SpanLinksValueExpression Expression of the span links.
	SpanLinksValueExpression *string `json:"spanLinksValueExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter search in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to suggest, separated by commas. If absent, all columns of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the displayed time, if it is more precise than the time for filtering.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// OrderByExpression Default order of a search.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words use a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. If absent, none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. If absent, none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables of pre-aggregated rows. If absent, none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables of the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// TraceSourceKind Kind of the source.
type TraceSourceKind string

// TraceSourceWrite A table of spans.
type TraceSourceWrite struct {
	// Name Name. It need not be unique.
	//
	// Example: Logs
	Name SourceName `json:"name"`

	// Kind Kind of the source.
	Kind TraceSourceWriteKind `json:"kind"`

	// Connection Id of the connection for the tables.
	//
	// Example: 65f5e4a3b9e77c001a200001
	Connection SourceConnection `json:"connection"`

	// From Table of the source.
	From SourceTable `json:"from"`

	// Section Title of the group in the list of sources.
	Section *SourceSection `json:"section,omitempty"`

	// Disabled Whether selection lists hide the source. If absent, false.
	Disabled *SourceDisabled `json:"disabled,omitempty"`

	// QuerySettings Database settings for all queries of the source. Allowed are settings that make reads faster or change their result, such as `max_threads`. The server refuses queries of a source with other settings. If absent, none.
	QuerySettings QuerySettings `json:"querySettings,omitzero"`

	// TimestampValueExpression Timestamp columns that time ranges are compared with, separated by commas.
	//
	// Example: Timestamp
	TimestampValueExpression TimestampExpression `json:"timestampValueExpression"`

	// DefaultTableSelectExpression Default columns of a search, separated by commas.
	DefaultTableSelectExpression string `json:"defaultTableSelectExpression"`

	// DurationExpression Expression of the span duration.
	DurationExpression string `json:"durationExpression"`

	// DurationPrecision Number of decimal places of the duration unit: 3 for milliseconds (default), 6 for microseconds, 9 for nanoseconds.
	DurationPrecision *float64 `json:"durationPrecision,omitempty"`

	// TraceIDExpression Expression of the trace id.
	TraceIDExpression string `json:"traceIdExpression"`

	// SpanIDExpression Expression of the span id.
	SpanIDExpression string `json:"spanIdExpression"`

	// ParentSpanIDExpression Expression of the id of the parent span.
	ParentSpanIDExpression string `json:"parentSpanIdExpression"`

	// SpanNameExpression Expression of the span name.
	SpanNameExpression string `json:"spanNameExpression"`

	// SpanKindExpression Expression of the span kind.
	SpanKindExpression string `json:"spanKindExpression"`

	// LogSourceID Id of the related log source, or null.
	LogSourceID nullable.Nullable[string] `json:"logSourceId,omitempty"`

	// SampleRateExpression Expression of the number of spans that a row represents.
	SampleRateExpression *string `json:"sampleRateExpression,omitempty"`

	// SessionSourceID Id of the related session source.
	SessionSourceID *string `json:"sessionSourceId,omitempty"`

	// MetricSourceID Id of the related metric source.
	MetricSourceID *string `json:"metricSourceId,omitempty"`

	// StatusCodeExpression Expression of the span status code.
	StatusCodeExpression *string `json:"statusCodeExpression,omitempty"`

	// StatusMessageExpression Expression of the span status message.
	StatusMessageExpression *string `json:"statusMessageExpression,omitempty"`

	// ServiceNameExpression Expression of the service name.
	ServiceNameExpression *string `json:"serviceNameExpression,omitempty"`

	// ServiceVersionExpression Expression of the service version.
	ServiceVersionExpression *string `json:"serviceVersionExpression,omitempty"`

	// ResourceAttributesExpression Expression of the map of resource attributes.
	ResourceAttributesExpression *string `json:"resourceAttributesExpression,omitempty"`

	// EventAttributesExpression Expression of the map of span attributes.
	EventAttributesExpression *string `json:"eventAttributesExpression,omitempty"`

	// SpanEventsValueExpression Expression of the span events.
	SpanEventsValueExpression *string `json:"spanEventsValueExpression,omitempty"`

	// SpanLinksValueExpression Expression of the span links.
	SpanLinksValueExpression *string `json:"spanLinksValueExpression,omitempty"`

	// ImplicitColumnExpression Expression that bare words of a filter search in.
	ImplicitColumnExpression *string `json:"implicitColumnExpression,omitempty"`

	// KnownColumnsListExpression Columns to suggest, separated by commas. If absent, all columns of the table.
	KnownColumnsListExpression *string `json:"knownColumnsListExpression,omitempty"`

	// DisplayedTimestampValueExpression Expression of the displayed time, if it is more precise than the time for filtering.
	DisplayedTimestampValueExpression *string `json:"displayedTimestampValueExpression,omitempty"`

	// OrderByExpression Default order of a search.
	OrderByExpression *string `json:"orderByExpression,omitempty"`

	// UseTextIndexForImplicitColumn Whether bare words use a text index of the implicit column.
	UseTextIndexForImplicitColumn *TextIndexUse `json:"useTextIndexForImplicitColumn,omitempty"`

	// HighlightedTraceAttributeExpressions Attributes to show first. If absent, none.
	HighlightedTraceAttributeExpressions HighlightedAttributes `json:"highlightedTraceAttributeExpressions,omitzero"`

	// HighlightedRowAttributeExpressions Attributes to show first. If absent, none.
	HighlightedRowAttributeExpressions HighlightedAttributes `json:"highlightedRowAttributeExpressions,omitzero"`

	// MaterializedViews Tables of pre-aggregated rows. If absent, none.
	MaterializedViews MaterializedViews `json:"materializedViews,omitzero"`

	// MetadataMaterializedViews Tables of the keys and values of attributes.
	MetadataMaterializedViews *MetadataViews `json:"metadataMaterializedViews,omitempty"`
}

// TraceSourceWriteKind Kind of the source.
type TraceSourceWriteKind string

// ViewAggregation Function that aggregated the column.
type ViewAggregation string

// ViewGranularity Width of a bucket: a number with s, m, h or d. The server also accepts words such as `5 minute` and shortens them.
//
// Example: 5m
type ViewGranularity = string

// Webhook A receiver of notifications. The server never returns its headers, query parameters and routing key.
type Webhook struct {
	// ID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
	//
	// Example: 65f5e4a3b9e77c001a100001
	ID ObjectID `json:"id"`

	// Name Name, unique for the service.
	Name string `json:"name"`

	// Service Kind of receiver. `slack` receives the message format of Slack, `incidentio` the format of incident.io, and `generic` a body that you define. `teams` posts a card to a Microsoft Teams workflow, and `discord` posts an embed to a Discord channel. `pagerduty` triggers and resolves incidents through the PagerDuty Events API v2. `email` sends mail through the operator's mail server.
	Service WebhookService `json:"service"`

	// URL URL that notifications are posted to. Callers who are not admins see only the scheme and host.
	URL string `json:"url"`

	// Description Purpose of the webhook. Absent if none was given.
	Description *string `json:"description,omitempty"`

	// Body Template of the request body. Present only for `generic` webhooks that have one, and only for admins.
	Body *string `json:"body,omitempty"`

	// SigningSecret Secret that signs notifications, as defined by Standard Webhooks. The server returns it only once. It is in the response that creates a `generic` or `incidentio` webhook, or that changes another webhook into one.
	//
	// Example: whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
	SigningSecret *string `json:"signingSecret,omitempty"`

	// CreatedAt Time when the webhook was created.
	CreatedAt core.Time `json:"createdAt"`

	// UpdatedAt Time when the webhook was last changed.
	UpdatedAt core.Time `json:"updatedAt"`
}

// WebhookSecret A new signing secret of a webhook. The server returns it only once.
type WebhookSecret struct {
	// SigningSecret Secret that signs notifications from now on, as defined by Standard Webhooks.
	//
	// Example: whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
	SigningSecret string `json:"signingSecret"`

	// PreviousValidUntil Time until which notifications also carry a signature with the previous secret. Absent if there was none.
	PreviousValidUntil *core.Time `json:"previousValidUntil,omitempty"`
}

// WebhookService Kind of receiver. `slack` receives the message format of Slack, `incidentio` the format of incident.io, and `generic` a body that you define. `teams` posts a card to a Microsoft Teams workflow, and `discord` posts an embed to a Discord channel. `pagerduty` triggers and resolves incidents through the PagerDuty Events API v2. `email` sends mail through the operator's mail server.
type WebhookService string

// WebhookTestWrite Notification that the test of a webhook sends: `ALERT` (default) or `OK`. `OK` closes the incident that an earlier test may have opened.
type WebhookTestWrite struct {
	// State State that the notification reports: `ALERT` is firing, `OK` is resolved.
	State *DeliveryState `json:"state,omitempty"`
}

// WebhookWrite A webhook to create or update. The server encrypts its URL, headers, query parameters and routing key at rest. Only `generic` and `incidentio` webhooks have `body`, `headers` and `queryParams`. Only `pagerduty` webhooks have a `routingKey`, which they require.
type WebhookWrite struct {
	// Name Name, unique for the service: 1 to 1,024 characters. The server removes surrounding white space.
	//
	// Example: oncall
	Name string `json:"name"`

	// Service Kind of receiver. `slack` receives the message format of Slack, `incidentio` the format of incident.io, and `generic` a body that you define. `teams` posts a card to a Microsoft Teams workflow, and `discord` posts an embed to a Discord channel. `pagerduty` triggers and resolves incidents through the PagerDuty Events API v2. `email` sends mail through the operator's mail server.
	Service WebhookService `json:"service"`

	// URL URL to post to. It must be an absolute http or https URL. Addresses in private networks are refused unless the operator allows them. Slack URLs are under slack.com. The PagerDuty URL is usually `https://events.pagerduty.com/v2/enqueue`. Discord shows the URL of a webhook in the settings of the channel. For `email`, it is a mailto URL with up to 20 addresses, separated by commas.
	//
	// Example: https://example.com/hook
	URL string `json:"url"`

	// Description Purpose of the webhook.
	Description *string `json:"description,omitempty"`

	// Body Handlebars template of the request body. If absent, the service has a default. Variables: `title`, `body`, `link`, `state` (`ALERT` or `OK`), `startTime` and `endTime` (in milliseconds), `eventId` (the same for a firing alert and its resolution), `startTimeISO`, `endTimeISO`, `alertId`, `status` (`firing`, `resolved` or `no_data`), `alertType` (`search`, `dashboard_chart` or `inline_query`), `comparator` (`>=`, `>`, `<`, `<=`, `=`, `!=`, `between` or `outside`), `threshold`, `thresholdMax` (empty unless a range), `value` (empty without data), `groupKey`, `sourceQuery` (the filters or the SQL, cut after 2,000 characters), `teamId` and `note`. Values are escaped for a JSON string. `{{truncate body 1900}}` shortens a value to 1,900 characters.
	//
	// Example: {"text":"{{title}}","severity":"{{#if (eq state "ALERT")}}critical{{else}}ok{{/if}}","key":"{{eventId}}"}
	Body *string `json:"body,omitempty"`

	// Headers Headers to send. The server never returns them. If absent from an update, the stored headers remain, unless the URL or the service changes. Headers of the connection are ignored, such as Connection, Content-Length and Transfer-Encoding. An invalid Host header is ignored too.
	Headers map[string]string `json:"headers,omitzero"`

	// QueryParams Query parameters to add to the URL. Updates keep and clear them like the headers.
	QueryParams map[string]string `json:"queryParams,omitzero"`

	// RoutingKey Integration key of the PagerDuty service. The server never returns it. If absent from an update, the stored key remains, unless the URL or the service changes.
	RoutingKey *string `json:"routingKey,omitempty"`
}

// Where Filter of the rows. If absent or empty, all rows match.
type Where = string

// WhereLanguage Language of `where`. If absent, `lucene`; responses always include it.
type WhereLanguage string

// WhereTemplate Template of the filter in the target.
type WhereTemplate = string

// ListAlertState State of an alert. `OK`: no window violates the threshold. `PENDING`: fewer windows than required have violated it. `ALERT`: enough windows have violated it. `INSUFFICIENT_DATA`: there is no data, and `noData` is `insufficient`. `DISABLED`: `enabled` is false. An alert with groups has the state of its worst group.
type ListAlertState = AlertState

// ListKeyState Whether the key is enabled.
type ListKeyState = KeyState

// ListLimit defines model for ListLimit.
type ListLimit = int

// ListName defines model for ListName.
type ListName = string

// ListOffset defines model for ListOffset.
type ListOffset = int

// ListSourceID Id of a resource: 24 hexadecimal digits. The server generates ids; later ids are greater.
//
// Example: 65f5e4a3b9e77c001a100001
type ListSourceID = ObjectID

// ListSourceKind Kind of telemetry in a source.
type ListSourceKind = SourceKind

// ListTag defines model for ListTag.
type ListTag = string

// AsAlertBuilderChart returns the union data inside the AlertChart as a AlertBuilderChart
func (t AlertChart) AsAlertBuilderChart() (AlertBuilderChart, error) {
	var body AlertBuilderChart
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromAlertBuilderChart overwrites any union data inside the AlertChart as the provided AlertBuilderChart
func (t *AlertChart) FromAlertBuilderChart(v AlertBuilderChart) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeAlertBuilderChart performs a merge with any union data inside the AlertChart, using the provided AlertBuilderChart
func (t *AlertChart) MergeAlertBuilderChart(v AlertBuilderChart) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsAlertSQLChart returns the union data inside the AlertChart as a AlertSQLChart
func (t AlertChart) AsAlertSQLChart() (AlertSQLChart, error) {
	var body AlertSQLChart
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromAlertSQLChart overwrites any union data inside the AlertChart as the provided AlertSQLChart
func (t *AlertChart) FromAlertSQLChart(v AlertSQLChart) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeAlertSQLChart performs a merge with any union data inside the AlertChart, using the provided AlertSQLChart
func (t *AlertChart) MergeAlertSQLChart(v AlertSQLChart) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t AlertChart) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *AlertChart) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsBarBuilderConfig returns the union data inside the BarConfig as a BarBuilderConfig
func (t BarConfig) AsBarBuilderConfig() (BarBuilderConfig, error) {
	var body BarBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBarBuilderConfig overwrites any union data inside the BarConfig as the provided BarBuilderConfig
func (t *BarConfig) FromBarBuilderConfig(v BarBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeBarBuilderConfig performs a merge with any union data inside the BarConfig, using the provided BarBuilderConfig
func (t *BarConfig) MergeBarBuilderConfig(v BarBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsBarSQLConfig returns the union data inside the BarConfig as a BarSQLConfig
func (t BarConfig) AsBarSQLConfig() (BarSQLConfig, error) {
	var body BarSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBarSQLConfig overwrites any union data inside the BarConfig as the provided BarSQLConfig
func (t *BarConfig) FromBarSQLConfig(v BarSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeBarSQLConfig performs a merge with any union data inside the BarConfig, using the provided BarSQLConfig
func (t *BarConfig) MergeBarSQLConfig(v BarSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t BarConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *BarConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsNumericColorRule returns the union data inside the ColorRule as a NumericColorRule
func (t ColorRule) AsNumericColorRule() (NumericColorRule, error) {
	var body NumericColorRule
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumericColorRule overwrites any union data inside the ColorRule as the provided NumericColorRule
func (t *ColorRule) FromNumericColorRule(v NumericColorRule) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeNumericColorRule performs a merge with any union data inside the ColorRule, using the provided NumericColorRule
func (t *ColorRule) MergeNumericColorRule(v NumericColorRule) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsBetweenColorRule returns the union data inside the ColorRule as a BetweenColorRule
func (t ColorRule) AsBetweenColorRule() (BetweenColorRule, error) {
	var body BetweenColorRule
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBetweenColorRule overwrites any union data inside the ColorRule as the provided BetweenColorRule
func (t *ColorRule) FromBetweenColorRule(v BetweenColorRule) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeBetweenColorRule performs a merge with any union data inside the ColorRule, using the provided BetweenColorRule
func (t *ColorRule) MergeBetweenColorRule(v BetweenColorRule) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsEqualityColorRule returns the union data inside the ColorRule as a EqualityColorRule
func (t ColorRule) AsEqualityColorRule() (EqualityColorRule, error) {
	var body EqualityColorRule
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromEqualityColorRule overwrites any union data inside the ColorRule as the provided EqualityColorRule
func (t *ColorRule) FromEqualityColorRule(v EqualityColorRule) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeEqualityColorRule performs a merge with any union data inside the ColorRule, using the provided EqualityColorRule
func (t *ColorRule) MergeEqualityColorRule(v EqualityColorRule) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t ColorRule) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"operator"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t ColorRule) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "between":
		return t.AsBetweenColorRule()
	case "eq":
		return t.AsEqualityColorRule()
	case "gt":
		return t.AsNumericColorRule()
	case "gte":
		return t.AsNumericColorRule()
	case "lt":
		return t.AsNumericColorRule()
	case "lte":
		return t.AsNumericColorRule()
	case "neq":
		return t.AsEqualityColorRule()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t ColorRule) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *ColorRule) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsColorRuleNumber returns the union data inside the EqualityColorRule_Value as a ColorRuleNumber
func (t EqualityColorRule_Value) AsColorRuleNumber() (ColorRuleNumber, error) {
	var body ColorRuleNumber
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromColorRuleNumber overwrites any union data inside the EqualityColorRule_Value as the provided ColorRuleNumber
func (t *EqualityColorRule_Value) FromColorRuleNumber(v ColorRuleNumber) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeColorRuleNumber performs a merge with any union data inside the EqualityColorRule_Value, using the provided ColorRuleNumber
func (t *EqualityColorRule_Value) MergeColorRuleNumber(v ColorRuleNumber) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsColorRuleText returns the union data inside the EqualityColorRule_Value as a ColorRuleText
func (t EqualityColorRule_Value) AsColorRuleText() (ColorRuleText, error) {
	var body ColorRuleText
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromColorRuleText overwrites any union data inside the EqualityColorRule_Value as the provided ColorRuleText
func (t *EqualityColorRule_Value) FromColorRuleText(v ColorRuleText) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeColorRuleText performs a merge with any union data inside the EqualityColorRule_Value, using the provided ColorRuleText
func (t *EqualityColorRule_Value) MergeColorRuleText(v ColorRuleText) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t EqualityColorRule_Value) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *EqualityColorRule_Value) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsQueryExpressionFilter returns the union data inside the Filter as a QueryExpressionFilter
func (t Filter) AsQueryExpressionFilter() (QueryExpressionFilter, error) {
	var body QueryExpressionFilter
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromQueryExpressionFilter overwrites any union data inside the Filter as the provided QueryExpressionFilter
func (t *Filter) FromQueryExpressionFilter(v QueryExpressionFilter) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"QUERY_EXPRESSION"}`))
	t.union = b
	return err
}

// MergeQueryExpressionFilter performs a merge with any union data inside the Filter, using the provided QueryExpressionFilter
func (t *Filter) MergeQueryExpressionFilter(v QueryExpressionFilter) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"QUERY_EXPRESSION"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsStaticListFilter returns the union data inside the Filter as a StaticListFilter
func (t Filter) AsStaticListFilter() (StaticListFilter, error) {
	var body StaticListFilter
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStaticListFilter overwrites any union data inside the Filter as the provided StaticListFilter
func (t *Filter) FromStaticListFilter(v StaticListFilter) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"STATIC_LIST"}`))
	t.union = b
	return err
}

// MergeStaticListFilter performs a merge with any union data inside the Filter, using the provided StaticListFilter
func (t *Filter) MergeStaticListFilter(v StaticListFilter) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"STATIC_LIST"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPrometheusLabelFilter returns the union data inside the Filter as a PrometheusLabelFilter
func (t Filter) AsPrometheusLabelFilter() (PrometheusLabelFilter, error) {
	var body PrometheusLabelFilter
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPrometheusLabelFilter overwrites any union data inside the Filter as the provided PrometheusLabelFilter
func (t *Filter) FromPrometheusLabelFilter(v PrometheusLabelFilter) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"PROMETHEUS_LABEL"}`))
	t.union = b
	return err
}

// MergePrometheusLabelFilter performs a merge with any union data inside the Filter, using the provided PrometheusLabelFilter
func (t *Filter) MergePrometheusLabelFilter(v PrometheusLabelFilter) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"PROMETHEUS_LABEL"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t Filter) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"type"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t Filter) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "PROMETHEUS_LABEL":
		return t.AsPrometheusLabelFilter()
	case "QUERY_EXPRESSION":
		return t.AsQueryExpressionFilter()
	case "STATIC_LIST":
		return t.AsStaticListFilter()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t Filter) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *Filter) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsQueryExpressionFilterCreate returns the union data inside the FilterCreate as a QueryExpressionFilterCreate
func (t FilterCreate) AsQueryExpressionFilterCreate() (QueryExpressionFilterCreate, error) {
	var body QueryExpressionFilterCreate
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromQueryExpressionFilterCreate overwrites any union data inside the FilterCreate as the provided QueryExpressionFilterCreate
func (t *FilterCreate) FromQueryExpressionFilterCreate(v QueryExpressionFilterCreate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"QUERY_EXPRESSION"}`))
	t.union = b
	return err
}

// MergeQueryExpressionFilterCreate performs a merge with any union data inside the FilterCreate, using the provided QueryExpressionFilterCreate
func (t *FilterCreate) MergeQueryExpressionFilterCreate(v QueryExpressionFilterCreate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"QUERY_EXPRESSION"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsStaticListFilterCreate returns the union data inside the FilterCreate as a StaticListFilterCreate
func (t FilterCreate) AsStaticListFilterCreate() (StaticListFilterCreate, error) {
	var body StaticListFilterCreate
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStaticListFilterCreate overwrites any union data inside the FilterCreate as the provided StaticListFilterCreate
func (t *FilterCreate) FromStaticListFilterCreate(v StaticListFilterCreate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"STATIC_LIST"}`))
	t.union = b
	return err
}

// MergeStaticListFilterCreate performs a merge with any union data inside the FilterCreate, using the provided StaticListFilterCreate
func (t *FilterCreate) MergeStaticListFilterCreate(v StaticListFilterCreate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"STATIC_LIST"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPrometheusLabelFilterCreate returns the union data inside the FilterCreate as a PrometheusLabelFilterCreate
func (t FilterCreate) AsPrometheusLabelFilterCreate() (PrometheusLabelFilterCreate, error) {
	var body PrometheusLabelFilterCreate
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPrometheusLabelFilterCreate overwrites any union data inside the FilterCreate as the provided PrometheusLabelFilterCreate
func (t *FilterCreate) FromPrometheusLabelFilterCreate(v PrometheusLabelFilterCreate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"PROMETHEUS_LABEL"}`))
	t.union = b
	return err
}

// MergePrometheusLabelFilterCreate performs a merge with any union data inside the FilterCreate, using the provided PrometheusLabelFilterCreate
func (t *FilterCreate) MergePrometheusLabelFilterCreate(v PrometheusLabelFilterCreate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"PROMETHEUS_LABEL"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t FilterCreate) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"type"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t FilterCreate) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "PROMETHEUS_LABEL":
		return t.AsPrometheusLabelFilterCreate()
	case "QUERY_EXPRESSION":
		return t.AsQueryExpressionFilterCreate()
	case "STATIC_LIST":
		return t.AsStaticListFilterCreate()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t FilterCreate) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *FilterCreate) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsLegacyTimeSeries returns the union data inside the LegacySeries as a LegacyTimeSeries
func (t LegacySeries) AsLegacyTimeSeries() (LegacyTimeSeries, error) {
	var body LegacyTimeSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyTimeSeries overwrites any union data inside the LegacySeries as the provided LegacyTimeSeries
func (t *LegacySeries) FromLegacyTimeSeries(v LegacyTimeSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"time"}`))
	t.union = b
	return err
}

// MergeLegacyTimeSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyTimeSeries
func (t *LegacySeries) MergeLegacyTimeSeries(v LegacyTimeSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"time"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacyTableSeries returns the union data inside the LegacySeries as a LegacyTableSeries
func (t LegacySeries) AsLegacyTableSeries() (LegacyTableSeries, error) {
	var body LegacyTableSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyTableSeries overwrites any union data inside the LegacySeries as the provided LegacyTableSeries
func (t *LegacySeries) FromLegacyTableSeries(v LegacyTableSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"table"}`))
	t.union = b
	return err
}

// MergeLegacyTableSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyTableSeries
func (t *LegacySeries) MergeLegacyTableSeries(v LegacyTableSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"table"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacyNumberSeries returns the union data inside the LegacySeries as a LegacyNumberSeries
func (t LegacySeries) AsLegacyNumberSeries() (LegacyNumberSeries, error) {
	var body LegacyNumberSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyNumberSeries overwrites any union data inside the LegacySeries as the provided LegacyNumberSeries
func (t *LegacySeries) FromLegacyNumberSeries(v LegacyNumberSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"number"}`))
	t.union = b
	return err
}

// MergeLegacyNumberSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyNumberSeries
func (t *LegacySeries) MergeLegacyNumberSeries(v LegacyNumberSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"number"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacySearchSeries returns the union data inside the LegacySeries as a LegacySearchSeries
func (t LegacySeries) AsLegacySearchSeries() (LegacySearchSeries, error) {
	var body LegacySearchSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacySearchSeries overwrites any union data inside the LegacySeries as the provided LegacySearchSeries
func (t *LegacySeries) FromLegacySearchSeries(v LegacySearchSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	t.union = b
	return err
}

// MergeLegacySearchSeries performs a merge with any union data inside the LegacySeries, using the provided LegacySearchSeries
func (t *LegacySeries) MergeLegacySearchSeries(v LegacySearchSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLegacyMarkdownSeries returns the union data inside the LegacySeries as a LegacyMarkdownSeries
func (t LegacySeries) AsLegacyMarkdownSeries() (LegacyMarkdownSeries, error) {
	var body LegacyMarkdownSeries
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLegacyMarkdownSeries overwrites any union data inside the LegacySeries as the provided LegacyMarkdownSeries
func (t *LegacySeries) FromLegacyMarkdownSeries(v LegacyMarkdownSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"markdown"}`))
	t.union = b
	return err
}

// MergeLegacyMarkdownSeries performs a merge with any union data inside the LegacySeries, using the provided LegacyMarkdownSeries
func (t *LegacySeries) MergeLegacyMarkdownSeries(v LegacyMarkdownSeries) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"markdown"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t LegacySeries) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"type"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t LegacySeries) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "markdown":
		return t.AsLegacyMarkdownSeries()
	case "number":
		return t.AsLegacyNumberSeries()
	case "search":
		return t.AsLegacySearchSeries()
	case "table":
		return t.AsLegacyTableSeries()
	case "time":
		return t.AsLegacyTimeSeries()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t LegacySeries) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *LegacySeries) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsLineBuilderConfig returns the union data inside the LineConfig as a LineBuilderConfig
func (t LineConfig) AsLineBuilderConfig() (LineBuilderConfig, error) {
	var body LineBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLineBuilderConfig overwrites any union data inside the LineConfig as the provided LineBuilderConfig
func (t *LineConfig) FromLineBuilderConfig(v LineBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeLineBuilderConfig performs a merge with any union data inside the LineConfig, using the provided LineBuilderConfig
func (t *LineConfig) MergeLineBuilderConfig(v LineBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsLineSQLConfig returns the union data inside the LineConfig as a LineSQLConfig
func (t LineConfig) AsLineSQLConfig() (LineSQLConfig, error) {
	var body LineSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLineSQLConfig overwrites any union data inside the LineConfig as the provided LineSQLConfig
func (t *LineConfig) FromLineSQLConfig(v LineSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeLineSQLConfig performs a merge with any union data inside the LineConfig, using the provided LineSQLConfig
func (t *LineConfig) MergeLineSQLConfig(v LineSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t LineConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *LineConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsNumberBuilderConfig returns the union data inside the NumberConfig as a NumberBuilderConfig
func (t NumberConfig) AsNumberBuilderConfig() (NumberBuilderConfig, error) {
	var body NumberBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumberBuilderConfig overwrites any union data inside the NumberConfig as the provided NumberBuilderConfig
func (t *NumberConfig) FromNumberBuilderConfig(v NumberBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeNumberBuilderConfig performs a merge with any union data inside the NumberConfig, using the provided NumberBuilderConfig
func (t *NumberConfig) MergeNumberBuilderConfig(v NumberBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsNumberSQLConfig returns the union data inside the NumberConfig as a NumberSQLConfig
func (t NumberConfig) AsNumberSQLConfig() (NumberSQLConfig, error) {
	var body NumberSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumberSQLConfig overwrites any union data inside the NumberConfig as the provided NumberSQLConfig
func (t *NumberConfig) FromNumberSQLConfig(v NumberSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeNumberSQLConfig performs a merge with any union data inside the NumberConfig, using the provided NumberSQLConfig
func (t *NumberConfig) MergeNumberSQLConfig(v NumberSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t NumberConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *NumberConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsOnClickSearch returns the union data inside the OnClick as a OnClickSearch
func (t OnClick) AsOnClickSearch() (OnClickSearch, error) {
	var body OnClickSearch
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickSearch overwrites any union data inside the OnClick as the provided OnClickSearch
func (t *OnClick) FromOnClickSearch(v OnClickSearch) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	t.union = b
	return err
}

// MergeOnClickSearch performs a merge with any union data inside the OnClick, using the provided OnClickSearch
func (t *OnClick) MergeOnClickSearch(v OnClickSearch) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"search"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsOnClickDashboard returns the union data inside the OnClick as a OnClickDashboard
func (t OnClick) AsOnClickDashboard() (OnClickDashboard, error) {
	var body OnClickDashboard
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickDashboard overwrites any union data inside the OnClick as the provided OnClickDashboard
func (t *OnClick) FromOnClickDashboard(v OnClickDashboard) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"dashboard"}`))
	t.union = b
	return err
}

// MergeOnClickDashboard performs a merge with any union data inside the OnClick, using the provided OnClickDashboard
func (t *OnClick) MergeOnClickDashboard(v OnClickDashboard) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"dashboard"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsOnClickExternal returns the union data inside the OnClick as a OnClickExternal
func (t OnClick) AsOnClickExternal() (OnClickExternal, error) {
	var body OnClickExternal
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickExternal overwrites any union data inside the OnClick as the provided OnClickExternal
func (t *OnClick) FromOnClickExternal(v OnClickExternal) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"external"}`))
	t.union = b
	return err
}

// MergeOnClickExternal performs a merge with any union data inside the OnClick, using the provided OnClickExternal
func (t *OnClick) MergeOnClickExternal(v OnClickExternal) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"type":"external"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t OnClick) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"type"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t OnClick) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "dashboard":
		return t.AsOnClickDashboard()
	case "external":
		return t.AsOnClickExternal()
	case "search":
		return t.AsOnClickSearch()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t OnClick) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *OnClick) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsOnClickTargetID returns the union data inside the OnClickTarget as a OnClickTargetID
func (t OnClickTarget) AsOnClickTargetID() (OnClickTargetID, error) {
	var body OnClickTargetID
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickTargetID overwrites any union data inside the OnClickTarget as the provided OnClickTargetID
func (t *OnClickTarget) FromOnClickTargetID(v OnClickTargetID) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"id"}`))
	t.union = b
	return err
}

// MergeOnClickTargetID performs a merge with any union data inside the OnClickTarget, using the provided OnClickTargetID
func (t *OnClickTarget) MergeOnClickTargetID(v OnClickTargetID) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"id"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsOnClickTargetTemplate returns the union data inside the OnClickTarget as a OnClickTargetTemplate
func (t OnClickTarget) AsOnClickTargetTemplate() (OnClickTargetTemplate, error) {
	var body OnClickTargetTemplate
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromOnClickTargetTemplate overwrites any union data inside the OnClickTarget as the provided OnClickTargetTemplate
func (t *OnClickTarget) FromOnClickTargetTemplate(v OnClickTargetTemplate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"template"}`))
	t.union = b
	return err
}

// MergeOnClickTargetTemplate performs a merge with any union data inside the OnClickTarget, using the provided OnClickTargetTemplate
func (t *OnClickTarget) MergeOnClickTargetTemplate(v OnClickTargetTemplate) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"mode":"template"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t OnClickTarget) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"mode"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t OnClickTarget) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "id":
		return t.AsOnClickTargetID()
	case "template":
		return t.AsOnClickTargetTemplate()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t OnClickTarget) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *OnClickTarget) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsPieBuilderConfig returns the union data inside the PieConfig as a PieBuilderConfig
func (t PieConfig) AsPieBuilderConfig() (PieBuilderConfig, error) {
	var body PieBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPieBuilderConfig overwrites any union data inside the PieConfig as the provided PieBuilderConfig
func (t *PieConfig) FromPieBuilderConfig(v PieBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergePieBuilderConfig performs a merge with any union data inside the PieConfig, using the provided PieBuilderConfig
func (t *PieConfig) MergePieBuilderConfig(v PieBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPieSQLConfig returns the union data inside the PieConfig as a PieSQLConfig
func (t PieConfig) AsPieSQLConfig() (PieSQLConfig, error) {
	var body PieSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPieSQLConfig overwrites any union data inside the PieConfig as the provided PieSQLConfig
func (t *PieConfig) FromPieSQLConfig(v PieSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergePieSQLConfig performs a merge with any union data inside the PieConfig, using the provided PieSQLConfig
func (t *PieConfig) MergePieSQLConfig(v PieSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t PieConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *PieConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsSavedFilterCondition returns the union data inside the SavedFilterValue as a SavedFilterCondition
func (t SavedFilterValue) AsSavedFilterCondition() (SavedFilterCondition, error) {
	var body SavedFilterCondition
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSavedFilterCondition overwrites any union data inside the SavedFilterValue as the provided SavedFilterCondition
func (t *SavedFilterValue) FromSavedFilterCondition(v SavedFilterCondition) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeSavedFilterCondition performs a merge with any union data inside the SavedFilterValue, using the provided SavedFilterCondition
func (t *SavedFilterValue) MergeSavedFilterCondition(v SavedFilterCondition) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsSavedFilterVariable returns the union data inside the SavedFilterValue as a SavedFilterVariable
func (t SavedFilterValue) AsSavedFilterVariable() (SavedFilterVariable, error) {
	var body SavedFilterVariable
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSavedFilterVariable overwrites any union data inside the SavedFilterValue as the provided SavedFilterVariable
func (t *SavedFilterValue) FromSavedFilterVariable(v SavedFilterVariable) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeSavedFilterVariable performs a merge with any union data inside the SavedFilterValue, using the provided SavedFilterVariable
func (t *SavedFilterValue) MergeSavedFilterVariable(v SavedFilterVariable) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t SavedFilterValue) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *SavedFilterValue) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsLogSource returns the union data inside the Source as a LogSource
func (t Source) AsLogSource() (LogSource, error) {
	var body LogSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLogSource overwrites any union data inside the Source as the provided LogSource
func (t *Source) FromLogSource(v LogSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	t.union = b
	return err
}

// MergeLogSource performs a merge with any union data inside the Source, using the provided LogSource
func (t *Source) MergeLogSource(v LogSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTraceSource returns the union data inside the Source as a TraceSource
func (t Source) AsTraceSource() (TraceSource, error) {
	var body TraceSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTraceSource overwrites any union data inside the Source as the provided TraceSource
func (t *Source) FromTraceSource(v TraceSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	t.union = b
	return err
}

// MergeTraceSource performs a merge with any union data inside the Source, using the provided TraceSource
func (t *Source) MergeTraceSource(v TraceSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsMetricSource returns the union data inside the Source as a MetricSource
func (t Source) AsMetricSource() (MetricSource, error) {
	var body MetricSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromMetricSource overwrites any union data inside the Source as the provided MetricSource
func (t *Source) FromMetricSource(v MetricSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	t.union = b
	return err
}

// MergeMetricSource performs a merge with any union data inside the Source, using the provided MetricSource
func (t *Source) MergeMetricSource(v MetricSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsSessionSource returns the union data inside the Source as a SessionSource
func (t Source) AsSessionSource() (SessionSource, error) {
	var body SessionSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSessionSource overwrites any union data inside the Source as the provided SessionSource
func (t *Source) FromSessionSource(v SessionSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	t.union = b
	return err
}

// MergeSessionSource performs a merge with any union data inside the Source, using the provided SessionSource
func (t *Source) MergeSessionSource(v SessionSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPromqlSource returns the union data inside the Source as a PromqlSource
func (t Source) AsPromqlSource() (PromqlSource, error) {
	var body PromqlSource
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPromqlSource overwrites any union data inside the Source as the provided PromqlSource
func (t *Source) FromPromqlSource(v PromqlSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	t.union = b
	return err
}

// MergePromqlSource performs a merge with any union data inside the Source, using the provided PromqlSource
func (t *Source) MergePromqlSource(v PromqlSource) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t Source) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"kind"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t Source) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "log":
		return t.AsLogSource()
	case "metric":
		return t.AsMetricSource()
	case "promql":
		return t.AsPromqlSource()
	case "session":
		return t.AsSessionSource()
	case "trace":
		return t.AsTraceSource()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t Source) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *Source) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsLogSourceWrite returns the union data inside the SourceWrite as a LogSourceWrite
func (t SourceWrite) AsLogSourceWrite() (LogSourceWrite, error) {
	var body LogSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLogSourceWrite overwrites any union data inside the SourceWrite as the provided LogSourceWrite
func (t *SourceWrite) FromLogSourceWrite(v LogSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	t.union = b
	return err
}

// MergeLogSourceWrite performs a merge with any union data inside the SourceWrite, using the provided LogSourceWrite
func (t *SourceWrite) MergeLogSourceWrite(v LogSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"log"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTraceSourceWrite returns the union data inside the SourceWrite as a TraceSourceWrite
func (t SourceWrite) AsTraceSourceWrite() (TraceSourceWrite, error) {
	var body TraceSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTraceSourceWrite overwrites any union data inside the SourceWrite as the provided TraceSourceWrite
func (t *SourceWrite) FromTraceSourceWrite(v TraceSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	t.union = b
	return err
}

// MergeTraceSourceWrite performs a merge with any union data inside the SourceWrite, using the provided TraceSourceWrite
func (t *SourceWrite) MergeTraceSourceWrite(v TraceSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"trace"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsMetricSourceWrite returns the union data inside the SourceWrite as a MetricSourceWrite
func (t SourceWrite) AsMetricSourceWrite() (MetricSourceWrite, error) {
	var body MetricSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromMetricSourceWrite overwrites any union data inside the SourceWrite as the provided MetricSourceWrite
func (t *SourceWrite) FromMetricSourceWrite(v MetricSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	t.union = b
	return err
}

// MergeMetricSourceWrite performs a merge with any union data inside the SourceWrite, using the provided MetricSourceWrite
func (t *SourceWrite) MergeMetricSourceWrite(v MetricSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"metric"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsSessionSourceWrite returns the union data inside the SourceWrite as a SessionSourceWrite
func (t SourceWrite) AsSessionSourceWrite() (SessionSourceWrite, error) {
	var body SessionSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSessionSourceWrite overwrites any union data inside the SourceWrite as the provided SessionSourceWrite
func (t *SourceWrite) FromSessionSourceWrite(v SessionSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	t.union = b
	return err
}

// MergeSessionSourceWrite performs a merge with any union data inside the SourceWrite, using the provided SessionSourceWrite
func (t *SourceWrite) MergeSessionSourceWrite(v SessionSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"session"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPromqlSourceWrite returns the union data inside the SourceWrite as a PromqlSourceWrite
func (t SourceWrite) AsPromqlSourceWrite() (PromqlSourceWrite, error) {
	var body PromqlSourceWrite
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPromqlSourceWrite overwrites any union data inside the SourceWrite as the provided PromqlSourceWrite
func (t *SourceWrite) FromPromqlSourceWrite(v PromqlSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	t.union = b
	return err
}

// MergePromqlSourceWrite performs a merge with any union data inside the SourceWrite, using the provided PromqlSourceWrite
func (t *SourceWrite) MergePromqlSourceWrite(v PromqlSourceWrite) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"kind":"promql"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t SourceWrite) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"kind"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t SourceWrite) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "log":
		return t.AsLogSourceWrite()
	case "metric":
		return t.AsMetricSourceWrite()
	case "promql":
		return t.AsPromqlSourceWrite()
	case "session":
		return t.AsSessionSourceWrite()
	case "trace":
		return t.AsTraceSourceWrite()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t SourceWrite) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *SourceWrite) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}

// AsStackedBarBuilderConfig returns the union data inside the StackedBarConfig as a StackedBarBuilderConfig
func (t StackedBarConfig) AsStackedBarBuilderConfig() (StackedBarBuilderConfig, error) {
	var body StackedBarBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStackedBarBuilderConfig overwrites any union data inside the StackedBarConfig as the provided StackedBarBuilderConfig
func (t *StackedBarConfig) FromStackedBarBuilderConfig(v StackedBarBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeStackedBarBuilderConfig performs a merge with any union data inside the StackedBarConfig, using the provided StackedBarBuilderConfig
func (t *StackedBarConfig) MergeStackedBarBuilderConfig(v StackedBarBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsStackedBarSQLConfig returns the union data inside the StackedBarConfig as a StackedBarSQLConfig
func (t StackedBarConfig) AsStackedBarSQLConfig() (StackedBarSQLConfig, error) {
	var body StackedBarSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStackedBarSQLConfig overwrites any union data inside the StackedBarConfig as the provided StackedBarSQLConfig
func (t *StackedBarConfig) FromStackedBarSQLConfig(v StackedBarSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeStackedBarSQLConfig performs a merge with any union data inside the StackedBarConfig, using the provided StackedBarSQLConfig
func (t *StackedBarConfig) MergeStackedBarSQLConfig(v StackedBarSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t StackedBarConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *StackedBarConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsTableBuilderConfig returns the union data inside the TableConfig as a TableBuilderConfig
func (t TableConfig) AsTableBuilderConfig() (TableBuilderConfig, error) {
	var body TableBuilderConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTableBuilderConfig overwrites any union data inside the TableConfig as the provided TableBuilderConfig
func (t *TableConfig) FromTableBuilderConfig(v TableBuilderConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeTableBuilderConfig performs a merge with any union data inside the TableConfig, using the provided TableBuilderConfig
func (t *TableConfig) MergeTableBuilderConfig(v TableBuilderConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTableSQLConfig returns the union data inside the TableConfig as a TableSQLConfig
func (t TableConfig) AsTableSQLConfig() (TableSQLConfig, error) {
	var body TableSQLConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTableSQLConfig overwrites any union data inside the TableConfig as the provided TableSQLConfig
func (t *TableConfig) FromTableSQLConfig(v TableSQLConfig) error {
	b, err := json.Marshal(v)
	t.union = b
	return err
}

// MergeTableSQLConfig performs a merge with any union data inside the TableConfig, using the provided TableSQLConfig
func (t *TableConfig) MergeTableSQLConfig(v TableSQLConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t TableConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	if err != nil {
		return nil, err
	}
	object := make(map[string]json.RawMessage)
	if t.union != nil {
		err = json.Unmarshal(b, &object)
		if err != nil {
			return nil, err
		}
	}

	object["displayType"], err = json.Marshal(t.DisplayType)
	if err != nil {
		return nil, fmt.Errorf("error marshaling 'displayType': %w", err)
	}

	b, err = json.Marshal(object)
	return b, err
}

func (t *TableConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	if err != nil {
		return err
	}
	object := make(map[string]json.RawMessage)
	err = json.Unmarshal(b, &object)
	if err != nil {
		return err
	}

	if raw, found := object["displayType"]; found {
		err = json.Unmarshal(raw, &t.DisplayType)
		if err != nil {
			return fmt.Errorf("error reading 'displayType': %w", err)
		}
	}

	return err
}

// AsLineConfig returns the union data inside the TileConfig as a LineConfig
func (t TileConfig) AsLineConfig() (LineConfig, error) {
	var body LineConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromLineConfig overwrites any union data inside the TileConfig as the provided LineConfig
func (t *TileConfig) FromLineConfig(v LineConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"line"}`))
	t.union = b
	return err
}

// MergeLineConfig performs a merge with any union data inside the TileConfig, using the provided LineConfig
func (t *TileConfig) MergeLineConfig(v LineConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"line"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsStackedBarConfig returns the union data inside the TileConfig as a StackedBarConfig
func (t TileConfig) AsStackedBarConfig() (StackedBarConfig, error) {
	var body StackedBarConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromStackedBarConfig overwrites any union data inside the TileConfig as the provided StackedBarConfig
func (t *TileConfig) FromStackedBarConfig(v StackedBarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"stacked_bar"}`))
	t.union = b
	return err
}

// MergeStackedBarConfig performs a merge with any union data inside the TileConfig, using the provided StackedBarConfig
func (t *TileConfig) MergeStackedBarConfig(v StackedBarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"stacked_bar"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsTableConfig returns the union data inside the TileConfig as a TableConfig
func (t TileConfig) AsTableConfig() (TableConfig, error) {
	var body TableConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromTableConfig overwrites any union data inside the TileConfig as the provided TableConfig
func (t *TileConfig) FromTableConfig(v TableConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"table"}`))
	t.union = b
	return err
}

// MergeTableConfig performs a merge with any union data inside the TileConfig, using the provided TableConfig
func (t *TileConfig) MergeTableConfig(v TableConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"table"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsNumberConfig returns the union data inside the TileConfig as a NumberConfig
func (t TileConfig) AsNumberConfig() (NumberConfig, error) {
	var body NumberConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromNumberConfig overwrites any union data inside the TileConfig as the provided NumberConfig
func (t *TileConfig) FromNumberConfig(v NumberConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"number"}`))
	t.union = b
	return err
}

// MergeNumberConfig performs a merge with any union data inside the TileConfig, using the provided NumberConfig
func (t *TileConfig) MergeNumberConfig(v NumberConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"number"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsPieConfig returns the union data inside the TileConfig as a PieConfig
func (t TileConfig) AsPieConfig() (PieConfig, error) {
	var body PieConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromPieConfig overwrites any union data inside the TileConfig as the provided PieConfig
func (t *TileConfig) FromPieConfig(v PieConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"pie"}`))
	t.union = b
	return err
}

// MergePieConfig performs a merge with any union data inside the TileConfig, using the provided PieConfig
func (t *TileConfig) MergePieConfig(v PieConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"pie"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsBarConfig returns the union data inside the TileConfig as a BarConfig
func (t TileConfig) AsBarConfig() (BarConfig, error) {
	var body BarConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromBarConfig overwrites any union data inside the TileConfig as the provided BarConfig
func (t *TileConfig) FromBarConfig(v BarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"bar"}`))
	t.union = b
	return err
}

// MergeBarConfig performs a merge with any union data inside the TileConfig, using the provided BarConfig
func (t *TileConfig) MergeBarConfig(v BarConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"bar"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsHeatmapConfig returns the union data inside the TileConfig as a HeatmapConfig
func (t TileConfig) AsHeatmapConfig() (HeatmapConfig, error) {
	var body HeatmapConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromHeatmapConfig overwrites any union data inside the TileConfig as the provided HeatmapConfig
func (t *TileConfig) FromHeatmapConfig(v HeatmapConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"heatmap"}`))
	t.union = b
	return err
}

// MergeHeatmapConfig performs a merge with any union data inside the TileConfig, using the provided HeatmapConfig
func (t *TileConfig) MergeHeatmapConfig(v HeatmapConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"heatmap"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsSearchConfig returns the union data inside the TileConfig as a SearchConfig
func (t TileConfig) AsSearchConfig() (SearchConfig, error) {
	var body SearchConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromSearchConfig overwrites any union data inside the TileConfig as the provided SearchConfig
func (t *TileConfig) FromSearchConfig(v SearchConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"search"}`))
	t.union = b
	return err
}

// MergeSearchConfig performs a merge with any union data inside the TileConfig, using the provided SearchConfig
func (t *TileConfig) MergeSearchConfig(v SearchConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"search"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsEventPatternsConfig returns the union data inside the TileConfig as a EventPatternsConfig
func (t TileConfig) AsEventPatternsConfig() (EventPatternsConfig, error) {
	var body EventPatternsConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromEventPatternsConfig overwrites any union data inside the TileConfig as the provided EventPatternsConfig
func (t *TileConfig) FromEventPatternsConfig(v EventPatternsConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"event_patterns"}`))
	t.union = b
	return err
}

// MergeEventPatternsConfig performs a merge with any union data inside the TileConfig, using the provided EventPatternsConfig
func (t *TileConfig) MergeEventPatternsConfig(v EventPatternsConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"event_patterns"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

// AsMarkdownConfig returns the union data inside the TileConfig as a MarkdownConfig
func (t TileConfig) AsMarkdownConfig() (MarkdownConfig, error) {
	var body MarkdownConfig
	err := json.Unmarshal(t.union, &body)
	return body, err
}

// FromMarkdownConfig overwrites any union data inside the TileConfig as the provided MarkdownConfig
func (t *TileConfig) FromMarkdownConfig(v MarkdownConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"markdown"}`))
	t.union = b
	return err
}

// MergeMarkdownConfig performs a merge with any union data inside the TileConfig, using the provided MarkdownConfig
func (t *TileConfig) MergeMarkdownConfig(v MarkdownConfig) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	b, err = runtime.JSONMerge(b, []byte(`{"displayType":"markdown"}`))
	if err != nil {
		return err
	}

	merged, err := runtime.JSONMerge(t.union, b)
	t.union = merged
	return err
}

func (t TileConfig) Discriminator() (string, error) {
	var discriminator struct {
		Discriminator string `json:"displayType"`
	}
	err := json.Unmarshal(t.union, &discriminator)
	return discriminator.Discriminator, err
}

func (t TileConfig) ValueByDiscriminator() (interface{}, error) {
	discriminator, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch discriminator {
	case "bar":
		return t.AsBarConfig()
	case "event_patterns":
		return t.AsEventPatternsConfig()
	case "heatmap":
		return t.AsHeatmapConfig()
	case "line":
		return t.AsLineConfig()
	case "markdown":
		return t.AsMarkdownConfig()
	case "number":
		return t.AsNumberConfig()
	case "pie":
		return t.AsPieConfig()
	case "search":
		return t.AsSearchConfig()
	case "stacked_bar":
		return t.AsStackedBarConfig()
	case "table":
		return t.AsTableConfig()
	default:
		return nil, errors.New("unknown discriminator value: " + discriminator)
	}
}

func (t TileConfig) MarshalJSON() ([]byte, error) {
	b, err := t.union.MarshalJSON()
	return b, err
}

func (t *TileConfig) UnmarshalJSON(b []byte) error {
	err := t.union.UnmarshalJSON(b)
	return err
}
